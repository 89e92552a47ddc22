import { priceText } from '@cheese/domain/rules/shop/priceText';
import { styled } from '@mui/material/styles';

const Line = styled('p')(({ theme: { palette, typography } }) => ({
  margin: 0,
  color: palette.text.secondary,
  '& b': { ...typography.h2, margin: '0 4px 0 8px', color: palette.brandText },
}));

interface TillPriceProps {
  label: string;
  amount: number;
  /** Providers charge yuan, the balance holds a unit of its own; one is worth the other. */
  unit: string;
}

export const TillPrice = ({ label, amount, unit }: TillPriceProps) => (
  <Line>
    {label}
    <b>{priceText(amount)}</b>
    {unit}
  </Line>
);
