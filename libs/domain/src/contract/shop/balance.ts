import Type, { type Static } from 'typebox';
import type { balanceCalls } from '../../calls/shop/balance';
import { balanceChanges } from '../../codes/shop/balance';
import type { CallContract } from '../call';
import {
  codeOf,
  strictObject,
  Id,
  Moment,
  nullable,
  pageQuery,
  pageOf,
  Thousandths,
} from '../shapes';

export const Balance = Type.Object({ balance: Thousandths });
export type Balance = Static<typeof Balance>;

/** `amount` is negative for spending. */
export const BalanceEntry = Type.Object({
  id: Id,
  kind: codeOf(balanceChanges),
  title: Type.String(),
  amount: Thousandths,
  balance: Thousandths,
  orderNo: nullable(Type.String()),
  createdAt: Moment,
});
export type BalanceEntry = Static<typeof BalanceEntry>;

export const balanceContract = {
  mine: { access: 'user', data: Balance },
  changeLog: {
    access: 'user',
    query: strictObject({ ...pageQuery, kind: Type.Optional(codeOf(balanceChanges)) }),
    data: pageOf(BalanceEntry),
  },
} satisfies Record<keyof typeof balanceCalls, CallContract>;

export type BalanceContract = typeof balanceContract;
