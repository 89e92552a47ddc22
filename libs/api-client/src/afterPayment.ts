import { paywayCodes } from '@cheese/domain/codes/shop/payment';
import { isPaid } from '@cheese/domain/rules/shop/payPoll';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { CallContext } from './base';
import { paidElsewhere, paidTags } from './paidTags';

const isAtOnce = (payway: number) => payway === paywayCodes.balance;

/** Only a payment from the balance settles at once; other ways are polled. */
export const paidAtOnce = (_answer: unknown, failure: unknown, { payway }: { payway: number }) =>
  !failure && isAtOnce(payway) ? [...paidTags] : [];

interface LifecycleApi {
  /** The context that the store was made with. */
  extra: unknown;
  dispatch(action: UnknownAction): unknown;
}

/** Tells other tabs of a payment from the balance. */
export async function tellPaidAtOnce(
  { payway }: { payway: number },
  { extra, queryFulfilled }: LifecycleApi & { queryFulfilled: PromiseLike<unknown> },
) {
  const isDone = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (isDone && isAtOnce(payway)) (extra as CallContext).paid?.();
}

/** For the poll of an order: the answer that says "paid" makes every screen follow. */
export async function followPaid(
  _asks: unknown,
  {
    extra,
    dispatch,
    queryFulfilled,
  }: LifecycleApi & { queryFulfilled: PromiseLike<{ data: number }> },
) {
  const state = await queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );
  if (state === null || !isPaid(state)) return;
  dispatch(paidElsewhere());
  (extra as CallContext).paid?.();
}
