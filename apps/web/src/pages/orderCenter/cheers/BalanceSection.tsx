import { useGetBalanceQuery } from '@cheese/api-client/shop/balance';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { Answered } from '@cheese/ui/feedback/Answered';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { paths } from '../../../paths';
import { useShowType } from '../useShowType';
import { texts } from './texts';

const Sum = styled('p')(({ theme: { palette, typography } }) => ({
  margin: 0,
  '& b': {
    ...typography.h1,
    marginRight: 8,
    color: palette.brandText,
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': { ...typography.caption, display: 'block', color: palette.text.third },
}));

/** The balance, always refetched. */
export function BalanceSection() {
  const query = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const log = paths.orderCenterPage('mychrees', useShowType());
  return (
    <Section title={texts.balance} action={<Button href={log}>{texts.log}</Button>}>
      <Answered query={query} what={texts.balance} skeleton={<Skeleton width={160} height={36} />}>
        {({ balance }) => (
          <Sum>
            <b>{priceText(balance)}</b>
            {texts.unit}
            <small>{texts.balanceHint}</small>
          </Sum>
        )}
      </Answered>
    </Section>
  );
}
