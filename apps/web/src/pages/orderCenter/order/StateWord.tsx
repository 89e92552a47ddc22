import { type OrderState, orderStates } from '@cheese/domain/codes/shop/orders';
import { styled } from '@mui/material/styles';

const Word = styled('strong')(({ theme: { palette, typography } }) => ({
  ...typography.body1,
  fontWeight: 600,
  color: palette.text.secondary,
  '&.unpaid': { color: palette.brandText },
  '&.paid': { color: palette.success.main },
}));

/** The state in words; the colour alone would not be accessible. */
export const StateWord = ({ state }: { state: OrderState }) => (
  <Word className={state}>{orderStates[state]}</Word>
);
