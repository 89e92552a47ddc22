import { balanceCalls } from '@cheese/domain/calls/shop/balance';
import { couponCalls } from '@cheese/domain/calls/shop/coupon';
import { exchangeCalls } from '@cheese/domain/calls/shop/exchange';
import { screen, waitFor } from '@testing-library/react';
import { anEntry } from '../testing/anEntry';
import { aCentre, openCentre } from '../testing/openCentre';

beforeAll(() => import('./MychreesPage'));

describe('/orderCenter/mychrees', () => {
  it('shows each change with its sign, its kind and what there was then', async () => {
    const service = aCentre();
    const gain = anEntry({ id: 2, kind: 1, title: '充值', amount: 105_000, balance: 165_010 });
    service.answers(balanceCalls.changeLog, { list: [gain, anEntry()], total: 2 });
    openCentre('/orderCenter/mychrees', service);
    expect(await screen.findByText('+105.00')).toBeVisible();
    expect(screen.getByText('-39.99')).toBeVisible();
    expect(screen.getByText('余额 60.01')).toBeVisible();
  });

  it('narrows by kind, in the address, and says so where there is nothing of it', async () => {
    const service = aCentre();
    service.answers(balanceCalls.changeLog, { list: [], total: 0 });
    const { user, at } = openCentre('/orderCenter/mychrees', service);
    expect(await screen.findByText('还没有收支记录')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '退款' }));
    expect(at()).toBe('/orderCenter/mychrees?kind=3');
    expect(await screen.findByText('没有退款记录')).toBeVisible();
    expect(service.asked.at(-1)).toContain('kind=3');
    await user.click(screen.getByRole('link', { name: '查看全部' }));
    expect(at()).toBe('/orderCenter/mychrees');
  });

  it('says so where the list fails', async () => {
    openCentre('/orderCenter/mychrees', aCentre());
    expect(await screen.findByText('收支明细加载失败')).toBeVisible();
  });
});

describe('/orderCenter/mychrees?tab=exchange', () => {
  const address = '/orderCenter/mychrees?tab=exchange';
  const brought = {
    id: 4,
    code: 'AB************89',
    kind: 2,
    title: '年度会员',
    exchangedAt: Date.UTC(2026, 10, 22, 2),
    expiration: Date.UTC(2027, 10, 22, 2),
  };

  it('takes a code, says what it brought, and the history follows', async () => {
    const service = aCentre();
    const list: object[] = [];
    service.answersWith(exchangeCalls.history, () => ({ list: [...list], total: list.length }));
    service.answersWith(exchangeCalls.exchange, () => {
      list.push(brought);
      return brought;
    });
    const { user, sent } = openCentre(address, service);
    expect(await screen.findByText('还没有兑换记录')).toBeVisible();
    const field = screen.getByRole('textbox', { name: '兑换码' });
    await user.type(field, ' abcd-efgh 2345 6789{Enter}');
    expect(await screen.findByText('兑换成功，已获得会员：年度会员')).toBeVisible();
    expect(sent(exchangeCalls.exchange)).toEqual([{ code: 'abcd-efgh 2345 6789' }]);
    expect(field).toHaveValue('');
    expect(await screen.findByText('AB************89')).toBeVisible();
    expect(screen.getByText('有效期至 2027年11月22日')).toBeVisible();
  });

  it('says under the field what is wrong, and keeps what was typed', async () => {
    const service = aCentre();
    service.answers(exchangeCalls.history, { list: [], total: 0 });
    const refusal = { status: 409, flag: 409, message: '该兑换码已过期' };
    service.refuses(exchangeCalls.exchange, refusal);
    const { user } = openCentre(address, service);
    const button = await screen.findByRole('button', { name: '立即兑换' });
    await user.click(button);
    expect(await screen.findByText('请输入兑换码')).toBeVisible();
    const field = screen.getByRole('textbox', { name: '兑换码' });
    expect(field).toHaveFocus();
    await user.type(field, 'ABCD');
    await user.click(button);
    // The message is shown at the field, and not in a toast as well.
    expect(await screen.findAllByText('该兑换码已过期')).toHaveLength(1);
    expect(field).toHaveValue('ABCD');
    service.unplug(exchangeCalls.exchange);
    await user.click(button);
    await waitFor(() => expect(field).toHaveAccessibleDescription('网络连接失败，请稍后重试'));
  });
});

describe('/orderCenter/mychrees?tab=coupons', () => {
  const address = '/orderCenter/mychrees?tab=coupons';
  const coupon = {
    id: 1,
    name: '开学立减',
    kind: 1,
    amount: 5_000,
    percent: null,
    atMost: null,
    atLeast: 30_000,
    audience: 2,
    scope: 4,
    scopeName: null,
    left: 2,
    isVoid: false,
    startsAt: Date.parse('2026-11-20T00:00:00+08:00'),
    endsAt: Date.parse('2098-12-01T00:00:00+08:00'),
    used: null,
  };

  it('says what a coupon takes off, for what, for whom and until when', async () => {
    const service = aCentre();
    service.answers(couponCalls.list, { list: [coupon], total: 1 });
    openCentre(address, service);
    const slip = await screen.findByRole('article', { name: '开学立减' });
    expect(slip).toHaveTextContent('满 30.00 减 5.00');
    expect(slip).toHaveTextContent('适用于会员套餐 · 限会员 · 可用 2 次');
    expect(slip).toHaveTextContent('2026-11-20 00:00 至 2098-12-01 00:00');
  });

  it('leads from what was used to its order, and narrows by the address', async () => {
    const service = aCentre();
    service.answers(couponCalls.list, { list: [], total: 0 });
    const { user, at } = openCentre(address, service);
    expect(await screen.findByText('没有可使用的优惠券')).toBeVisible();
    const used = { orderId: 77, orderNo: '2026', discount: 5_000, at: coupon.startsAt };
    service.answers(couponCalls.list, { list: [{ ...coupon, left: 0, used }], total: 1 });
    await user.click(screen.getByRole('link', { name: '已使用' }));
    expect(at()).toBe('/orderCenter/mychrees?tab=coupons&state=used');
    expect(await screen.findByRole('link', { name: '订单 2026' })).toHaveAttribute(
      'href',
      '/orderCenter/order?orderId=77',
    );
  });
});
