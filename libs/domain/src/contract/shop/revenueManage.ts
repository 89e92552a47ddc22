import Type, { type Static } from 'typebox';
import type { revenueManageCalls } from '../../calls/shop/revenueManage';
import { orderKinds } from '../../codes/shop/orders';
import { payways } from '../../codes/shop/payment';
import type { CallContract } from '../call';
import { codeOf, exactly, FileLink, keyOf, MomentAsked, Thousandths } from '../shapes';

/**
 * Money as it came and went: `income` less `refund` is `net`. What was paid from the balance was
 * money when it was recharged, so it stands beside as `cheese` and counts in no sum of money.
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

/** By the day in China on which it was paid, or went back. */
export const Revenue = Type.Object({
  total: RevenueSums,
  days: Type.Array(Type.Object({ day: Type.String(), ...sums })),
  products: Type.Array(Type.Object({ title: Type.String(), kind: keyOf(orderKinds), ...sums })),
  kinds: Type.Array(Type.Object({ kind: keyOf(orderKinds), ...sums })),
  payways: Type.Array(Type.Object({ payway: codeOf(payways), ...sums })),
});
export type Revenue = Static<typeof Revenue>;

const asked = exactly({ from: MomentAsked, to: MomentAsked });

export const revenueManageContract = {
  report: { access: 'platformAdmin', query: asked, data: Revenue },
  export: { access: 'platformAdmin', query: asked, data: FileLink },
} satisfies Record<keyof typeof revenueManageCalls, CallContract>;

export type RevenueManageContract = typeof revenueManageContract;
