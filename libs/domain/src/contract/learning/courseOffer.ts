import Type from 'typebox';
import type { courseOfferCalls } from '../../calls/learning/courseOffer';
import { offerLimits } from '../../codes/learning/courseOffers';
import { chargeKinds } from '../../codes/shop/products';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id } from '../shapes';
import { CourseOffer, OfferedPrice } from './shapes/courseOfferShapes';

/** For teachers of the course and administrators of its school; everybody else gets "not found". */
export const courseOfferContract = {
  /** The last twenty, newest first. */
  list: { access: 'user', query: strictObject({ courseId: Id }), data: Type.Array(CourseOffer) },
  make: {
    access: 'user',
    body: strictObject({
      courseId: Id,
      edition: Type.Integer(),
      charge: codeOf(chargeKinds),
      price: OfferedPrice,
      note: Type.String({ maxLength: offerLimits.note }),
    }),
    data: Type.Object({ id: Id }),
  },
  recall: { access: 'user', body: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof courseOfferCalls, CallContract>;

export type CourseOfferContract = typeof courseOfferContract;
