import Type from 'typebox';
import type { courseOfferManageCalls } from '../../calls/learning/courseOfferManage';
import { offerLimits, offerStates } from '../../codes/learning/courseOffers';
import { chargeKinds } from '../../codes/shop/products';
import type { CallContract } from '../call';
import {
  codeOf,
  strictObject,
  Id,
  keyOf,
  nullable,
  pageQuery,
  pageOf,
  Thousandths,
} from '../shapes';
import { OfferChange, OfferedCourse, OfferedPrice } from './shapes/courseOfferShapes';

/**
 * An approved course goes on sale at the prices given here. `edition` is the revision of the
 * reviewed copy.
 */
export const courseOfferManageContract = {
  list: {
    access: 'platformAdmin',
    query: strictObject({ ...pageQuery, state: Type.Optional(keyOf(offerStates)) }),
    data: pageOf(OfferedCourse),
  },
  approve: {
    access: 'platformAdmin',
    body: strictObject({
      id: Id,
      edition: Type.Integer(),
      charge: codeOf(chargeKinds),
      price: OfferedPrice,
      originalPrice: OfferedPrice,
      vipPrice: OfferedPrice,
    }),
    data: Type.Object({ courseId: Id }),
  },
  /** The differences between the offered copy and the course on sale, and the copy's revision. */
  changes: {
    access: 'platformAdmin',
    query: strictObject({ id: Id }),
    data: Type.Object({
      edition: Type.Integer(),
      /** Its current price, which stays; null if it is no longer on sale. */
      sold: nullable(Type.Object({ charge: codeOf(chargeKinds), price: Thousandths })),
      list: Type.Array(OfferChange),
    }),
  },
  /**
   * Replaces the content of the course on sale with the reviewed copy; its price and learners stay.
   */
  renew: {
    access: 'platformAdmin',
    body: strictObject({ id: Id, edition: Type.Integer() }),
    data: Type.Object({ courseId: Id }),
  },
  decline: {
    access: 'platformAdmin',
    body: strictObject({
      id: Id,
      reason: Type.String({ minLength: 1, maxLength: offerLimits.reason }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof courseOfferManageCalls, CallContract>;

export type CourseOfferManageContract = typeof courseOfferManageContract;
