import { priceText } from '@cheese/domain/rules/shop/priceText';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { texts } from './till/texts';

export const FactList = styled('dl')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { flex: 'none', color: palette.text.third },
  '& dd': {
    margin: 0,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  // A coupon's name may be long and wraps; its amount is short and does not.
  '& .saved dt': { flex: '0 1 auto', overflowWrap: 'anywhere' },
  '& .saved dd': { flex: 'none', color: palette.success.main },
  '& .total dd': { ...typography.h2, color: palette.brandText },
  '& .total small': { ...typography.caption, marginLeft: 4 },
}));

interface FactProps {
  label: string;
  className?: string;
  children: ReactNode;
}

export const Fact = ({ label, className, children }: FactProps) => (
  <div {...(className && { className })}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

interface OrderSumsProps {
  order: { total: number; saved: number; discount: number; couponName: string | null };
  words: { full: string; saved: string; total: string };
}

export const OrderSums = ({
  order: { total, saved, discount, couponName },
  words,
}: OrderSumsProps) => (
  <>
    {saved + discount > 0 && <Fact label={words.full}>{priceText(total + saved + discount)}</Fact>}
    {saved > 0 && (
      <Fact label={words.saved} className="saved">
        -{priceText(saved)}
      </Fact>
    )}
    {discount > 0 && (
      <Fact label={texts.couponOf(couponName ?? '')} className="saved">
        -{priceText(discount)}
      </Fact>
    )}
    <Fact label={words.total} className="total">
      {priceText(total)}
      <small>{texts.unitAsMoney}</small>
    </Fact>
  </>
);
