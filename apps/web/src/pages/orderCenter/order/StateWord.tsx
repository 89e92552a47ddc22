import { type OrderState, orderStates } from '@cheese/domain/codes/shop/orders';
import { styled } from '@mui/material/styles';

const Word = styled('strong')(({ theme: { palette, typography } }) => ({
  ...typography.body1,
  fontWeight: 600,
  color: palette.text.secondary,
  '&.unpaid': { color: palette.brandText },
  '&.paid': { color: palette.success.main },
}));

/** Where an order stands; the word says it, its colour only helps to find it. */
export const StateWord = ({ state }: { state: OrderState }) => (
  <Word className={state}>{orderStates[state]}</Word>
);
