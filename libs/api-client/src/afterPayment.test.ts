import { balanceCalls } from '@cheese/domain/calls/shop/balance';
import { classroomNoticeCalls } from '@cheese/domain/calls/classroom/classroomNotice';
import { membershipCalls } from '@cheese/domain/calls/shop/membership';
import { configureStore } from '@reduxjs/toolkit';
import { callMiddleware } from './base';
import { balanceApi } from './endpoints/shop/balance';
import { classroomNoticeApi } from './endpoints/classroom/classroomNotice';
import { membershipApi } from './endpoints/shop/membership';
import { mainApi } from './mainApi';
import { fakeService } from './testing/fakeService';

const { payVipOrder, getVipState } = membershipApi.endpoints;
const { getClassNotices, getClassNoticeDetail } = classroomNoticeApi.endpoints;

/** A store with a screen that shows the balance. */
async function aStore() {
  const service = fakeService();
  const paid = jest.fn();
  const store = configureStore({
    reducer: { [mainApi.reducerPath]: mainApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { ...service.context, paid } } }).concat(
        callMiddleware(mainApi, { error: () => undefined, warning: () => undefined }),
      ),
  });
  service.answers(balanceCalls.mine, { balance: 5000 });
  await store.dispatch(balanceApi.endpoints.getBalance.initiate());
  const timesAsked = (path: string) => service.asked.filter((url) => url.startsWith(path)).length;
  return { service, store, timesAsked, paid };
}

/** Lets what follows an answer come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('after a payment', () => {
  it.each([
    { payway: 1, timesAsked: 2 },
    { payway: 2, timesAsked: 1 },
    { payway: 3, timesAsked: 1 },
  ] as const)('by payway $payway the balance was asked $timesAsked times', async (row) => {
    const { service, store, timesAsked, paid } = await aStore();
    service.answers(membershipCalls.payOrder, { wechatpayBody: null, body: null });
    const { payway } = row;
    await store.dispatch(payVipOrder.initiate({ orderId: 7, payway, payType: 1 }));
    await settle();
    expect(timesAsked('/balance/v1/my')).toBe(row.timesAsked);
    expect(paid).toHaveBeenCalledTimes(row.timesAsked - 1);
  });

  it('screens follow when the poll says paid, and other tabs, and not before', async () => {
    const { service, store, timesAsked, paid } = await aStore();
    const poll = async (state: number) => {
      service.answers(membershipCalls.orderState, state);
      await store.dispatch(getVipState.initiate({ orderId: 7 }, { forceRefetch: true }));
      await settle();
    };
    await poll(1);
    expect(timesAsked('/balance/v1/my')).toBe(1);
    expect(paid).not.toHaveBeenCalled();
    await poll(2);
    expect(timesAsked('/balance/v1/my')).toBe(2);
    expect(paid).toHaveBeenCalledTimes(1);
  });

  it('a poll that fails changes nothing', async () => {
    const { service, store, timesAsked, paid } = await aStore();
    const refusal = { status: 409, flag: 409, message: '订单已取消' };
    service.refuses(membershipCalls.orderState, refusal);
    const { error } = await store.dispatch(getVipState.initiate({ orderId: 7 }));
    await settle();
    expect(paid).not.toHaveBeenCalled();
    expect(error).toMatchObject({ message: '订单已取消' });
    expect(timesAsked('/balance/v1/my')).toBe(1);
  });
});

it('who opens a notice of a classroom sees the list follow, and asks for the notice once', async () => {
  const { service, store, timesAsked } = await aStore();
  service.answers(classroomNoticeCalls.list, { list: [], total: 0 });
  service.answers(classroomNoticeCalls.detail, { id: 3 });
  await store.dispatch(getClassNotices.initiate({ courseId: 1, page: 1, pageCnt: 20 }));
  await store.dispatch(getClassNoticeDetail.initiate({ courseId: 1, id: 3 }));
  await settle();
  expect(timesAsked('/classroom-notice/v1/list')).toBe(2);
  expect(timesAsked('/classroom-notice/v1/detail')).toBe(1);
});
