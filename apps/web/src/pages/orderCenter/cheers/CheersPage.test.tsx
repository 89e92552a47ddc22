import { balanceCalls } from '@cheese/domain/calls/shop/balance';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { rechargeCalls } from '@cheese/domain/calls/shop/recharge';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { screen, within } from '@testing-library/react';
import { anOrder } from '../../../testing/anOrder';
import { aCentre, openCentre } from '../testing/openCentre';

beforeAll(() => import('./CheersPage'));

const offer = (id: number, amount: number, gift = 0, recommend = false) => ({
  id,
  amount,
  gift,
  recommend,
  price: amount,
});

/** A user with a balance of 60.01 and an unpaid recharge of 100. */
function aTill(said: Partial<OrderDetail> = {}) {
  const service = aCentre();
  service.answers(balanceCalls.mine, { balance: 60_019 });
  const offers = [offer(1, 10_000), offer(2, 100_000, 5_000, true)];
  service.answers(rechargeCalls.offerList, offers);
  service.answers(rechargeCalls.placeOrder, { id: 77 });
  const order = anOrder({ kind: 'recharge', total: 100_000, saved: 0, ...said });
  service.answersWith(orderCalls.detail, () => ({ ...order }));
  const wechatpayBody = { code_url: 'weixin://pay/77' };
  service.answers(orderCalls.pay, { wechatpayBody, body: null });
  service.answers(orderCalls.state, 1);
  return { service, order };
}

const dialog = () => screen.findByRole('dialog', { name: '支付充值订单' });

describe('/orderCenter/cheers', () => {
  it('shows the balance with two decimals, cut, and the offers, the recommended one chosen', async () => {
    const { service } = aTill();
    openCentre('/orderCenter/cheers', service);
    expect(await screen.findByText('60.01')).toBeVisible();
    const chosen = await screen.findByRole('radio', { name: /赠送 5\.00/ });
    expect(chosen).toBeChecked();
    expect(screen.getByText('推荐')).toBeVisible();
  });

  it('places the recharge that is chosen, and shows where it is paid', async () => {
    const { service } = aTill();
    const { user, at, sent } = openCentre('/orderCenter/cheers?showType=2', service);
    await user.click(await screen.findByRole('radio', { name: /^10\.00/ }));
    await user.click(screen.getByRole('button', { name: '立即充值' }));
    const till = within(await dialog());
    expect(at()).toBe('/orderCenter/cheers?showType=2&orderId=77');
    expect(sent(rechargeCalls.placeOrder)).toEqual([{ offerId: 1 }]);
    expect(await till.findByRole('img', { name: '微信支付二维码' })).toBeVisible();
    expect(till.getByText(/100\.00/)).toBeVisible();
    expect(till.queryByRole('tab', { name: '余额支付' })).toBeNull();
    await user.click(till.getByRole('button', { name: '关闭' }));
    expect(at()).toBe('/orderCenter/cheers?showType=2');
  });

  it('asks Alipay for a frame of its own', async () => {
    const { service } = aTill();
    const { user, sent } = openCentre('/orderCenter/cheers?orderId=77', service);
    const till = within(await dialog());
    await till.findByRole('img', { name: '微信支付二维码' });
    service.answers(orderCalls.pay, { wechatpayBody: null, body: '/sandbox/alipay/77' });
    await user.click(till.getByRole('tab', { name: '支付宝支付' }));
    expect(await till.findByTitle('支付宝支付二维码')).toHaveAttribute('src', '/sandbox/alipay/77');
    expect(sent(orderCalls.pay)).toEqual([
      { orderId: 77, payway: 2, payType: 1 },
      { orderId: 77, payway: 3, payType: 1, qrPayMode: 4, qrcodeWidth: 102 },
    ]);
  });

  it('says when the money is there, and the balance follows', async () => {
    const { service, order } = aTill();
    service.answersWith(orderCalls.state, () => {
      order.state = 'paid';
      service.answers(balanceCalls.mine, { balance: 165_019 });
      return 2;
    });
    const { user, at } = openCentre('/orderCenter/cheers?orderId=77', service);
    expect(await screen.findByText('充值成功')).toBeVisible();
    expect(await screen.findByText('165.01')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '完成' }));
    expect(at()).toBe('/orderCenter/cheers');
  });

  it('says why there is no code, and asks again', async () => {
    const { service } = aTill();
    service.refuses(orderCalls.pay, { status: 503, flag: 503, message: '暂时无法支付' });
    const { user } = openCentre('/orderCenter/cheers?orderId=77', service);
    expect(await screen.findByText('暂时无法支付')).toBeVisible();
    const wechatpayBody = { code_url: 'weixin://pay/77' };
    service.answers(orderCalls.pay, { wechatpayBody, body: null });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('img', { name: '微信支付二维码' })).toBeVisible();
  });

  it('learns from the order how it ended without money', async () => {
    const { service, order } = aTill();
    service.answersWith(orderCalls.pay, () => {
      order.state = 'expired';
      return { wechatpayBody: null, body: null };
    });
    service.refuses(orderCalls.state, { status: 409, flag: 409, message: '已超过' });
    openCentre('/orderCenter/cheers?orderId=77', service);
    expect(await screen.findByText('该充值订单已超过支付时间')).toBeVisible();
  });

  it.each([
    ['77', { kind: 'commodity' as const }],
    ['x', {}],
  ])('?orderId=%s is no recharge of theirs', async (orderId, said) => {
    openCentre(`/orderCenter/cheers?orderId=${orderId}`, aTill(said).service);
    expect(await screen.findByText('该充值订单不存在')).toBeVisible();
  });
});
