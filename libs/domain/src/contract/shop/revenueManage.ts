import Type, { type Static } from 'typebox';
import type { revenueManageCalls } from '../../calls/shop/revenueManage';
import { orderKinds } from '../../codes/shop/orders';
import { payways } from '../../codes/shop/payment';
import type { CallContract } from '../call';
import { codeOf, strictObject, FileLink, keyOf, MomentAsked, Thousandths } from '../shapes';

/**
 * `net` is `income` minus `refund`. Payments from the balance are counted as money when the balance
 * is recharged, so `cheese` is listed separately and not part of any sum.
 */
const sums = {
  count: Type.Integer({ description: 'Of payments' }),
  income: Thousandths,
  refund: Thousandths,
  net: Thousandths,
  cheese: Thousandths,
};
export const RevenueSums = Type.Object(sums);
export type RevenueSums = Static<typeof RevenueSums>;

/** By the day, in China's time zone, of the payment or refund. */
export const Revenue = Type.Object({
  total: RevenueSums,
  days: Type.Array(Type.Object({ day: Type.String(), ...sums })),
  products: Type.Array(Type.Object({ title: Type.String(), kind: keyOf(orderKinds), ...sums })),
  kinds: Type.Array(Type.Object({ kind: keyOf(orderKinds), ...sums })),
  payways: Type.Array(Type.Object({ payway: codeOf(payways), ...sums })),
});
export type Revenue = Static<typeof Revenue>;

const asked = strictObject({ from: MomentAsked, to: MomentAsked });

export const revenueManageContract = {
  report: { access: 'platformAdmin', query: asked, data: Revenue },
  export: { access: 'platformAdmin', query: asked, data: FileLink },
} satisfies Record<keyof typeof revenueManageCalls, CallContract>;

export type RevenueManageContract = typeof revenueManageContract;
