import { priceText } from '@cheese/domain/rules/priceText';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Line = styled('p')(({ theme: { palette, typography } }) => ({
  margin: 0,
  color: palette.text.secondary,
  '& b': { ...typography.h2, margin: '0 4px 0 8px', color: palette.brandText },
}));

export const TillPrice = ({ label, amount }: { label: string; amount: number }) => (
  <Line>
    {label}
    <b>{priceText(amount)}</b>
    {texts.unit}
  </Line>
);
