import { fakeService } from '@cheese/api-client/testing/fakeService';
import { recordBodies } from '@cheese/api-client/testing/recordBodies';
import { balanceCalls } from '@cheese/domain/calls/shop/balance';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { act, screen } from '@testing-library/react';
import { anOrder } from './anOrder';
import { fakeSignIn } from './aPerson';
import { renderPage } from './renderPage';

const code = { wechatpayBody: { code_url: 'weixin://pay/1' }, body: null };
export const payAddress = '/pay/library?id=7&orderId=77';

export async function openToPay(said: Partial<OrderDetail> = {}, at = payAddress) {
  const service = fakeService();
  fakeSignIn(service);
  service.answers(orderCalls.detail, anOrder(said));
  service.answers(orderCalls.pay, code);
  service.answers(orderCalls.state, 1);
  service.answers(balanceCalls.mine, { balance: 50_000 });
  const bodies = recordBodies(service);
  const page = renderPage(at, service);
  await act(() => page.session.signIn('good'));
  const press = async (name: string) =>
    page.user.click(await screen.findByRole('button', { name }));
  const choose = async (name: string) => page.user.click(await screen.findByRole('tab', { name }));
  const payways = () =>
    bodies(orderCalls.pay.path).map((body) => (body as { payway: number }).payway);
  const polls = () => service.asked.filter((url) => url.startsWith('/order/v1/state')).length;
  return { ...page, bodies, press, choose, payways, polls };
}
