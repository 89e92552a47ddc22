import Type, { type Static } from 'typebox';
import {
  offerChanged,
  offerChanges,
  offerParts,
  offerStates,
} from '../../../codes/learning/courseOffers';
import { priceLimits } from '../../../codes/shop/prices';
import { chargeKinds } from '../../../codes/shop/products';
import { codeOf, Id, keyOf, Moment, orNull, Thousandths } from '../../shapes';

const offerFields = {
  id: Id,
  courseId: Id,
  charge: codeOf(chargeKinds),
  price: Thousandths,
  note: Type.String(),
  askedAt: Moment,
  state: keyOf(offerStates),
  /** Why it was declined. */
  reason: orNull(Type.String()),
  decidedAt: orNull(Moment),
};
export const CourseOffer = Type.Object(offerFields);
export type CourseOffer = Static<typeof CourseOffer>;

/** `copy` is the course as it was when it was offered, to be looked at and then sold. */
export const OfferedCourse = Type.Object({
  ...offerFields,
  name: Type.String(),
  organisation: Type.String(),
  by: Type.String(),
  copy: orNull(Type.Object({ courseId: Id, edition: Type.Integer() })),
  /** The course that is on sale already, and becomes what the copy is; null for a first one. */
  renews: orNull(Id),
});
export type OfferedCourse = Static<typeof OfferedCourse>;

/** Whole hundredths; 0 is free. */
export const OfferedPrice = Type.Integer({
  minimum: 0,
  maximum: priceLimits.most,
  multipleOf: priceLimits.step,
});

/** Of texts, the lines that differ; of a cover, its address. */
const OfferDifference = Type.Object({
  part: keyOf(offerParts),
  before: Type.String(),
  now: Type.String(),
});
export type OfferDifference = Static<typeof OfferDifference>;

/** How what is offered differs from what is on sale, in the order in which it is learnt. */
export const OfferChange = Type.Object({
  how: keyOf(offerChanges),
  what: keyOf(offerChanged),
  name: Type.String(),
  /** What stands there by now, and what would; nothing of what is new or gone. */
  differences: Type.Array(OfferDifference),
});
export type OfferChange = Static<typeof OfferChange>;
