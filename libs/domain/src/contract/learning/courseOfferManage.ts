import Type from 'typebox';
import type { courseOfferManageCalls } from '../../calls/learning/courseOfferManage';
import { offerLimits, offerStates } from '../../codes/learning/courseOffers';
import { chargeKinds } from '../../codes/shop/products';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, keyOf, orNull, pageAsked, pageOf, Thousandths } from '../shapes';
import { OfferChange, OfferedCourse, OfferedPrice } from './shapes/courseOfferShapes';

/**
 * What is approved is sold from then on, at the prices that are said here. `edition` is that of the
 * copy which was looked at.
 */
export const courseOfferManageContract = {
  list: {
    access: 'platformAdmin',
    query: exactly({ ...pageAsked, state: Type.Optional(keyOf(offerStates)) }),
    data: pageOf(OfferedCourse),
  },
  approve: {
    access: 'platformAdmin',
    body: exactly({
      id: Id,
      edition: Type.Integer(),
      charge: codeOf(chargeKinds),
      price: OfferedPrice,
      originalPrice: OfferedPrice,
      vipPrice: OfferedPrice,
    }),
    data: Type.Object({ courseId: Id }),
  },
  /** What a course on sale would become: every change of it, and the copy's edition that was read. */
  changes: {
    access: 'platformAdmin',
    query: exactly({ id: Id }),
    data: Type.Object({
      edition: Type.Integer(),
      /** At which it is on sale, and stays; null where it is not in the shop window any more. */
      sold: orNull(Type.Object({ charge: codeOf(chargeKinds), price: Thousandths })),
      list: Type.Array(OfferChange),
    }),
  },
  /** The course on sale is from now on what was looked at; its price and who learns it stay. */
  renew: {
    access: 'platformAdmin',
    body: exactly({ id: Id, edition: Type.Integer() }),
    data: Type.Object({ courseId: Id }),
  },
  decline: {
    access: 'platformAdmin',
    body: exactly({
      id: Id,
      reason: Type.String({ minLength: 1, maxLength: offerLimits.reason }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof courseOfferManageCalls, CallContract>;

export type CourseOfferManageContract = typeof courseOfferManageContract;
