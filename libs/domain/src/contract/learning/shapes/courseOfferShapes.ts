import Type, { type Static } from 'typebox';
import {
  offerChanged,
  offerChanges,
  offerParts,
  offerStates,
} from '../../../codes/learning/courseOffers';
import { priceLimits } from '../../../codes/shop/prices';
import { chargeKinds } from '../../../codes/shop/products';
import { codeOf, Id, keyOf, Moment, nullable, Thousandths } from '../../shapes';

const offerFields = {
  id: Id,
  courseId: Id,
  charge: codeOf(chargeKinds),
  price: Thousandths,
  note: Type.String(),
  askedAt: Moment,
  state: keyOf(offerStates),
  reason: nullable(Type.String()),
  decidedAt: nullable(Moment),
};
export const CourseOffer = Type.Object(offerFields);
export type CourseOffer = Static<typeof CourseOffer>;

/** `copy` is a snapshot of the course at the time of the offer, which is reviewed and then sold. */
export const OfferedCourse = Type.Object({
  ...offerFields,
  name: Type.String(),
  organisation: Type.String(),
  by: Type.String(),
  copy: nullable(Type.Object({ courseId: Id, edition: Type.Integer() })),
  /** The course already on sale that the copy will replace; null for a first offer. */
  renews: nullable(Id),
});
export type OfferedCourse = Static<typeof OfferedCourse>;

/** In multiples of a hundredth of the unit; 0 is free. */
export const OfferedPrice = Type.Integer({
  minimum: 0,
  maximum: priceLimits.most,
  multipleOf: priceLimits.step,
});

/** For texts, the lines that differ; for a cover, its address. */
const OfferDifference = Type.Object({
  part: keyOf(offerParts),
  before: Type.String(),
  now: Type.String(),
});
export type OfferDifference = Static<typeof OfferDifference>;

/** One difference between the offer and the course on sale, in course order. */
export const OfferChange = Type.Object({
  how: keyOf(offerChanges),
  what: keyOf(offerChanged),
  name: Type.String(),
  /** The content on sale and the offered content; empty for what is new or deleted. */
  differences: Type.Array(OfferDifference),
});
export type OfferChange = Static<typeof OfferChange>;
