import Type, { type Static } from 'typebox';
import type { membershipCalls } from '../../calls/shop/membership';
import { memberTiers } from '../../codes/shop/membership';
import { endReasons, orderStates } from '../../codes/shop/orders';
import type { CallContract } from '../call';
import { billFields, payAsked, PayAnswer, PayStateAnswer, stateAsked } from './shapes/payment';
import {
  codeOf,
  strictObject,
  Id,
  keyOf,
  Moment,
  nullable,
  pageQuery,
  pageOf,
  Thousandths,
} from '../shapes';

export const MemberCard = Type.Object({
  cardId: Id,
  name: Type.String(),
  tier: keyOf(memberTiers),
  days: Type.Integer({ description: 'How long the membership lasts' }),
  currentPrice: Thousandths,
  originalPrice: Thousandths,
  recommend: Type.Boolean(),
});
export type MemberCard = Static<typeof MemberCard>;

export const MemberBenefit = Type.Object({ title: Type.String(), desc: Type.String() });
export type MemberBenefit = Static<typeof MemberBenefit>;

/** `expiration` is the end of the membership it bought; null until it is paid. */
export const MemberOrder = Type.Object({
  ...billFields,
  cardId: Id,
  name: Type.String(),
  tier: keyOf(memberTiers),
  expiration: nullable(Moment),
  cancelReason: nullable(codeOf(endReasons)),
});
export type MemberOrder = Static<typeof MemberOrder>;

export const membershipContract = {
  cardList: { access: 'open', data: Type.Array(MemberCard) },
  equityList: { access: 'open', data: Type.Array(MemberBenefit) },
  placeOrder: {
    access: 'user',
    body: strictObject({ cardId: Id }),
    data: Type.Object({ id: Id }),
  },
  payOrder: { access: 'user', body: strictObject(payAsked), data: PayAnswer },
  orderState: { access: 'user', query: stateAsked, data: PayStateAnswer },
  orderList: {
    access: 'user',
    query: strictObject({ ...pageQuery, state: Type.Optional(keyOf(orderStates)) }),
    data: pageOf(MemberOrder),
  },
} satisfies Record<keyof typeof membershipCalls, CallContract>;

export type MembershipContract = typeof membershipContract;
