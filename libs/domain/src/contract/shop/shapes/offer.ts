import Type, { type Static } from 'typebox';
import { openings } from '../../../codes/shop/entitlement';
import { chargeKinds } from '../../../codes/shop/products';
import { codeOf, Id, keyOf, Moment, nullable, Thousandths } from '../../shapes';

const offerFields = {
  specificationId: Id,
  price: Thousandths,
  originalPrice: Thousandths,
  vipPrice: Thousandths,
};
/** The price of something, and the specification that an order names to buy it. */
export const Offer = Type.Object(offerFields);
export type Offer = Static<typeof Offer>;

/** One of several ways to buy something; `validDays` is null for a permanent purchase. */
export const Specification = Type.Object({
  ...offerFields,
  name: Type.String(),
  validDays: nullable(Type.Integer()),
});
export type Specification = Static<typeof Specification>;

/** The sale fields of everything that may cost something; `isLocked` depends on the caller. */
export const saleFields = {
  charge: codeOf(chargeKinds),
  offer: nullable(Offer),
  isLocked: Type.Boolean(),
  /** The reason for access, null if it is locked; and the end of the access where it has one. */
  opened: nullable(keyOf(openings)),
  openUntil: nullable(Moment),
  /** The school that provides it, where a licence opens it. */
  givenBy: nullable(Type.String()),
};
