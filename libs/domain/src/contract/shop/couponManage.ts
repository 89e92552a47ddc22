import Type, { type Static } from 'typebox';
import type { couponManageCalls } from '../../calls/shop/couponManage';
import {
  couponAudiences,
  couponKinds,
  couponLimits,
  couponScopes,
  couponWays,
} from '../../codes/shop/coupons';
import { soldTypes } from '../../codes/shop/products';
import type { CallContract } from '../call';
import {
  codeOf,
  strictObject,
  Id,
  Moment,
  MomentAsked,
  nullable,
  pageQuery,
  pageOf,
} from '../shapes';
import { couponFields } from './shapes/couponShapes';

/** `used` counts current orders only: a refunded or unpaid order returns its coupon. */
export const ManagedCoupon = Type.Object({
  ...couponFields,
  way: codeOf(couponWays),
  perPerson: Type.Integer(),
  inAll: nullable(Type.Integer()),
  granted: Type.Integer(),
  used: Type.Integer(),
  voidedAt: nullable(Moment),
});
export type ManagedCoupon = Static<typeof ManagedCoupon>;

const upTo = (maximum: number) => Type.Integer({ minimum: 1, maximum });
const amountUpTo = (maximum: number, minimum = 10) =>
  Type.Integer({ minimum, maximum, multipleOf: 10 });
const { amount, percent, perPerson, inAll } = couponLimits;

/**
 * `amount` goes with a fixed coupon, `percent` and `atMost` with a percentage, `commodityType` and
 * `commodityId` with their scopes. Only coupons that do not already apply to everybody can be
 * granted.
 */
export const couponManageContract = {
  list: {
    access: 'platformAdmin',
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      kind: Type.Optional(codeOf(couponKinds)),
      way: Type.Optional(codeOf(couponWays)),
    }),
    data: pageOf(ManagedCoupon),
  },
  create: {
    access: 'platformAdmin',
    body: strictObject({
      name: Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' }),
      kind: codeOf(couponKinds),
      amount: Type.Optional(amountUpTo(amount)),
      percent: Type.Optional(upTo(percent)),
      atMost: Type.Optional(amountUpTo(amount)),
      atLeast: Type.Optional(amountUpTo(amount, 0)),
      audience: codeOf(couponAudiences),
      scope: codeOf(couponScopes),
      commodityType: Type.Optional(codeOf(soldTypes)),
      commodityId: Type.Optional(Id),
      way: codeOf(couponWays),
      perPerson: upTo(perPerson),
      inAll: Type.Optional(upTo(inAll)),
      startsAt: MomentAsked,
      endsAt: MomentAsked,
    }),
    data: Type.Object({ id: Id }),
  },
  grant: {
    access: 'platformAdmin',
    body: strictObject({ id: Id, phone: Type.String({ pattern: '^1\\d{10}$' }) }),
    data: Type.Null(),
  },
  void: { access: 'platformAdmin', body: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof couponManageCalls, CallContract>;

export type CouponManageContract = typeof couponManageContract;
