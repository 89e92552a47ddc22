import Type, { type Static } from 'typebox';
import { openings } from '../../../codes/shop/entitlement';
import { chargeKinds } from '../../../codes/shop/products';
import { codeOf, Id, keyOf, Moment, orNull, Thousandths } from '../../shapes';

const offerFields = {
  specificationId: Id,
  price: Thousandths,
  originalPrice: Thousandths,
  vipPrice: Thousandths,
};
/** What something costs, and the specification that an order names to buy it. */
export const Offer = Type.Object(offerFields);
export type Offer = Static<typeof Offer>;

/** One way of several to buy something; `validDays` is null where it is bought for good. */
export const Specification = Type.Object({
  ...offerFields,
  name: Type.String(),
  validDays: orNull(Type.Integer()),
});
export type Specification = Static<typeof Specification>;

/** What stands on everything that may cost something; whether it is locked depends on who asks. */
export const saleFields = {
  charge: codeOf(chargeKinds),
  offer: orNull(Offer),
  isLocked: Type.Boolean(),
  /** By what it is open, null where it is locked, and until when where that is its own end. */
  opened: orNull(keyOf(openings)),
  openUntil: orNull(Moment),
};
