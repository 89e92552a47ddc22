import { couponCalls } from '@cheese/domain/calls/shop/coupon';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { act, screen, waitFor } from '@testing-library/react';
import { anOrder } from '../../testing/anOrder';
import { openToPay as open, payAddress as address } from '../../testing/openToPay';

// Preloads the page, because compiling it could exceed the timeout of the first test.
beforeAll(() => import('./PayPage'));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

describe('a coupon', () => {
  const fitting = [
    { id: 2, name: '八折', discount: 7_800, total: 31_200 },
    { id: 1, name: '立减五元', discount: 5_000, total: 34_000 },
  ];
  const discounted = { id: 78, couponId: 2, couponName: '八折', discount: 7_800, total: 31_200 };

  it('is offered with what it takes off, the best first; the order with it is paid', async () => {
    const { service, user, at, bodies, router } = await open({}, '/pay/library');
    service.answers(couponCalls.fitting, fitting);
    await act(() => router.navigate(address));
    const choice = await screen.findByRole('combobox', { name: /^优惠券/ });
    expect(choice).toHaveAccessibleDescription('有 2 张可用，最多减 7.80');
    await user.click(choice);
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      '不使用优惠券',
      '八折，减 7.80',
      '立减五元，减 5.00',
    ]);
    service.answers(couponCalls.use, { id: 78 });
    service.answers(orderCalls.detail, anOrder(discounted));
    await user.click(screen.getByRole('option', { name: '八折，减 7.80' }));
    await waitFor(() => expect(at()).toBe('/pay/library?id=7&orderId=78'));
    expect(bodies(couponCalls.use.path)).toEqual([{ orderId: 77, couponId: 2 }]);
    expect(await screen.findByText('优惠券（八折）')).toBeVisible();
    expect(screen.getByText('-7.80')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^优惠券/ })).toHaveTextContent('八折');
  });

  it('is not chosen by walking through the list', async () => {
    const { service, user, bodies, router } = await open({}, '/pay/library');
    service.answers(couponCalls.fitting, fitting);
    await act(() => router.navigate(address));
    const choice = await screen.findByRole('combobox', { name: /^优惠券/ });
    act(() => choice.focus());
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(bodies(couponCalls.use.path)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(bodies(couponCalls.use.path)).toEqual([]);
  });

  it('leaves the way of paying as it was chosen, and the keyboard where it stood', async () => {
    const { service, user, at, choose, router, payways } = await open({}, '/pay/library');
    service.answers(couponCalls.fitting, fitting);
    await act(() => router.navigate(address));
    await choose('余额支付');
    service.answers(couponCalls.use, { id: 78 });
    service.answers(orderCalls.detail, anOrder(discounted));
    await user.click(await screen.findByRole('combobox', { name: /^优惠券/ }));
    await user.click(await screen.findByRole('option', { name: '八折，减 7.80' }));
    await waitFor(() => expect(at()).toContain('orderId=78'));
    await screen.findByText('优惠券（八折）');
    expect(screen.getByRole('tab', { name: '余额支付' })).toHaveAttribute('aria-selected', 'true');
    expect(payways()).toEqual([2]);
    expect(screen.getByRole('combobox', { name: /^优惠券/ })).toHaveFocus();
  });

  it('stands nowhere where none fits', async () => {
    await open();
    await screen.findByRole('img', { name: '微信支付二维码' });
    expect(screen.queryByRole('combobox', { name: '优惠券' })).toBeNull();
  });
});
