import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { styled } from '@mui/material/styles';
import { texts } from './till/texts';

const Line = styled('span')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  display: 'block',
  marginBottom: 4,
  color: palette.text.secondary,
}));

/** Tells that the product is already owned, and until when it will be after this payment. */
export function HeldLine({ item: { held, type } }: { item: OrderDetail['items'][number] }) {
  if (held === null) return null;
  const until = chinaDay(held.until);
  const words =
    type === commodityTypeCodes.membershipCard ? texts.heldMember(until) : texts.held(until);
  const then = held.then === null ? texts.thenForGood : texts.then(chinaDay(held.then));
  return <Line>{`${words}；${then}`}</Line>;
}
