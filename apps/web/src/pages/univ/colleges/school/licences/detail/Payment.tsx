import type { LicenceDetail } from '@cheese/domain/contract/shop/licence';
import { Section } from '@cheese/ui/frame/Section';
import { styled } from '@mui/material/styles';
import { licenceFacts } from '../../../../../../features/licence/licenceFacts';
import { texts } from './texts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '8px 24px',
  margin: 0,
  '& dt': { color: theme.palette.text.third },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** The terms of the order and, while it is unpaid, the bank account. */
export function Payment({ licence }: { licence: LicenceDetail }) {
  const { state, reference, bank, invoice, note } = licence;
  const isDue = state === 'ordered';
  const facts: (readonly [string, string | null | undefined])[] = [
    [texts.amount, licenceFacts(licence).price],
    [texts.reference, reference],
    [texts.holder, isDue ? bank?.holder : null],
    [texts.bank, isDue ? bank?.bank : null],
    [texts.number, isDue ? bank?.number : null],
    [texts.invoice, invoice && texts.invoiceOf(invoice.title, invoice.taxNo)],
    ['', invoice?.number && texts.invoiceNumber(invoice.number)],
    [texts.note, note],
  ];
  return (
    <Section title={texts.pay}>
      {isDue && <p>{bank ? texts.payLead : `${texts.payLead}${texts.noBank}`}</p>}
      <Facts>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name || value} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
    </Section>
  );
}
