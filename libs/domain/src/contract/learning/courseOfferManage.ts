import Type from 'typebox';
import type { courseOfferManageCalls } from '../../calls/learning/courseOfferManage';
import { offerLimits, offerStates } from '../../codes/learning/courseOffers';
import { chargeKinds } from '../../codes/shop/products';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, keyOf, pageAsked, pageOf } from '../shapes';
import { OfferedCourse, OfferedPrice } from './courseOfferShapes';

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
