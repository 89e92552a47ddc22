import Type from 'typebox';
import type { shopManageCalls } from '../../calls/shop/shopManage';
import { orderKinds, orderStates } from '../../codes/shop/orders';
import type { CallContract } from '../call';
import { strictObject, Id, keyOf, MomentAsked, pageQuery, pageOf } from '../shapes';
import { ManagedOrder, ManagedOrderDetail, ShopToday } from './shapes/shopManageShapes';

/**
 * Orders are found by number, by content, and by the buyer's complete phone number. A refund is
 * idempotent: a repeated request gets the first answer.
 */
export const shopManageContract = {
  today: { access: 'platformAdmin', data: ShopToday },
  list: {
    access: 'platformAdmin',
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      state: Type.Optional(keyOf(orderStates)),
      kind: Type.Optional(keyOf(orderKinds)),
      from: Type.Optional(MomentAsked),
      to: Type.Optional(MomentAsked),
    }),
    data: pageOf(ManagedOrder),
  },
  detail: {
    access: 'platformAdmin',
    query: strictObject({ orderId: Id }),
    data: ManagedOrderDetail,
  },
  refund: {
    access: 'platformAdmin',
    body: strictObject({
      orderId: Id,
      reason: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof shopManageCalls, CallContract>;

export type ShopManageContract = typeof shopManageContract;
