import Type, { type Static } from 'typebox';
import type { reconcileManageCalls } from '../../calls/shop/reconcileManage';
import { providerPayways } from '../../codes/shop/payment';
import {
  differenceCauses,
  differenceKinds,
  reconcileFailures,
  reconcileStates,
} from '../../codes/shop/reconcile';
import type { CallContract } from '../call';
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

const Failure = nullable(keyOf(reconcileFailures));

const Side = Type.Object({
  paidCount: Type.Integer(),
  paid: Thousandths,
  refundCount: Type.Integer(),
  refund: Thousandths,
});

const fields = {
  id: Id,
  day: Type.String(),
  payway: codeOf(providerPayways),
  state: keyOf(reconcileStates),
  ranAt: Moment,
  failure: Failure,
  isAskedAgain: Type.Boolean({ description: 'Its bill is still asked for hourly' }),
  theirs: Side,
  ours: Side,
  matched: Side,
  differences: Type.Integer(),
  open: Type.Integer({ description: 'Differences that somebody has to see to' }),
};

/** The totals of both sides for one day and one provider. */
export const Reconciliation = Type.Object(fields);
export type Reconciliation = Static<typeof Reconciliation>;

/** `theirs` and `ours` are the records of each side; null if that side has none. */
const Difference = Type.Object({
  id: Id,
  kind: keyOf(differenceKinds),
  cause: keyOf(differenceCauses),
  tradeNo: Type.String(),
  refundNo: Type.String({ description: 'Empty where it is not about one refund' }),
  order: nullable(Type.Object({ id: Id, orderNo: Type.String() })),
  theirs: nullable(Thousandths),
  ours: nullable(Thousandths),
  at: Moment,
  settledAt: nullable(Moment),
  settledBy: nullable(Type.String({ description: 'Null where it settled by itself' })),
  note: Type.String(),
});
export type Difference = Static<typeof Difference>;

export const ReconciliationDetail = Type.Object({ ...fields, list: Type.Array(Difference) });
export type ReconciliationDetail = Static<typeof ReconciliationDetail>;

export const reconcileManageContract = {
  list: {
    access: 'platformAdmin',
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(
        Type.String({ maxLength: 50, description: 'A day, or the trade of a difference' }),
      ),
      payway: Type.Optional(codeOf(providerPayways)),
      state: Type.Optional(keyOf(reconcileStates)),
    }),
    data: pageOf(Reconciliation),
  },
  detail: { access: 'platformAdmin', query: strictObject({ id: Id }), data: ReconciliationDetail },
  run: {
    access: 'platformAdmin',
    body: strictObject({
      day: Type.String({ pattern: '^[12]\\d{3}-\\d{2}-\\d{2}$' }),
      payway: codeOf(providerPayways),
    }),
    data: Type.Object({ id: Id, failure: Failure }),
  },
  settle: {
    access: 'platformAdmin',
    body: strictObject({
      id: Id,
      note: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof reconcileManageCalls, CallContract>;

export type ReconcileManageContract = typeof reconcileManageContract;
