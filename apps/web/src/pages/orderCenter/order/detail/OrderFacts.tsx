import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { priceText } from '@cheese/domain/rules/priceText';
import { CopyButton } from '@cheese/ui/text/CopyButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { texts as shared } from '../../texts';
import { texts } from '../texts';
import { factsOfOrder } from './factsOfOrder';

const Facts = styled('dl')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 8,
  margin: '0 0 16px',
  padding: '16px 16px 0',
  borderTop: `1px solid ${palette.hairline}`,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { flex: 'none', color: palette.text.third },
  '& dd': {
    margin: 0,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .saved dd': { color: palette.success.main },
  '& .total dd': { ...typography.h2, color: palette.brandText },
  '& .total small': { ...typography.caption, marginLeft: 4 },
}));

/** Money and moments of an order. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { orderNo, total, saved } = order;
  return (
    <Facts>
      <Fact label={shared.orderNo}>
        {orderNo} <CopyButton value={orderNo} what={shared.orderNo} />
      </Fact>
      {factsOfOrder(order).map(([label, words]) => (
        <Fact key={label} label={label}>
          {words}
        </Fact>
      ))}
      {saved > 0 && <Fact label={texts.fullPrice}>{priceText(total + saved)}</Fact>}
      {saved > 0 && (
        <Fact label={texts.saved} className="saved">
          -{priceText(saved)}
        </Fact>
      )}
      <Fact label={texts.total} className="total">
        {priceText(total)}
        <small>{shared.unit}</small>
      </Fact>
    </Facts>
  );
}

interface FactProps {
  label: string;
  className?: string;
  children: ReactNode;
}

const Fact = ({ label, className, children }: FactProps) => (
  <div {...(className && { className })}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
