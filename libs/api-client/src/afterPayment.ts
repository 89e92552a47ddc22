import { paywayCodes } from '@cheese/domain/codes/shop/payment';
import { isPaid } from '@cheese/domain/rules/payPoll';
import type { UnknownAction } from '@reduxjs/toolkit';
import { mainApi } from './mainApi';

/** What changes when money has moved: what there is of it, orders, membership, what may be opened. */
export const paidTags = ['Balance', 'Order', 'Halo', 'Owned'] as const;

const paidApi = mainApi.enhanceEndpoints({ addTagTypes: paidTags });

/** For a payment: the balance pays while it is asked, and nobody polls for it. */
export const paidAtOnce = (_answer: unknown, failure: unknown, { payway }: { payway: number }) =>
  !failure && payway === paywayCodes.balance ? [...paidTags] : [];

interface Poll {
  dispatch(action: UnknownAction): unknown;
  queryFulfilled: PromiseLike<{ data: number }>;
}

/** For the poll of an order: the answer that says "paid" makes every screen follow. */
export async function followPaid(_asks: unknown, { dispatch, queryFulfilled }: Poll) {
  const state = await queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );
  if (state !== null && isPaid(state)) dispatch(paidApi.util.invalidateTags([...paidTags]));
}
