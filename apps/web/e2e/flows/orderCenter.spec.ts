import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { demoPhone } from '../pages/people/demoPhone';
import { orderCenter } from '../pages/orderCenter';
import { signInAnew } from '../pages/people/signIn';

const [buyer, saver, exchanging] = ['13911130003', '13911130004', '13911130005'];
const WECHAT = 2;

test('an order is placed, seen, looked at, cancelled with a reason, and placed again', async ({
  page,
}) => {
  await signInAnew(page, buyer);
  const { place, somethingOnSale, orders, main, dialog } = orderCenter(page);
  const { title, specificationId } = await somethingOnSale(2);
  await place(specificationId);
  await page.goto('/orderCenter?showType=2');
  const order = orders.filter({ hasText: title });
  await expect(order.getByText('待支付')).toBeVisible();
  await expect(order.getByRole('timer')).toContainText(/00:(29|30):\d\d/);

  await order.getByRole('link', { name: /^查看详情/ }).click();
  await expect(page).toHaveURL(/\?showType=2&orderId=\d+$/);
  await expect(main.getByText('支付截止')).toBeVisible();
  await main.getByRole('button', { name: /^取消订单/ }).click();
  await dialog('取消订单').getByRole('radio', { name: '其他原因' }).check();
  await dialog('取消订单')
    .getByLabel(/^补充说明/)
    .fill('先看看免费的');
  await dialog('取消订单').getByRole('button', { name: '确认取消' }).click();
  await expect(main.getByText('先看看免费的')).toBeVisible();

  await main.getByRole('link', { name: '返回订单列表' }).click();
  await main.getByRole('link', { name: '已取消', exact: true }).click();
  await expect(page).toHaveURL('/orderCenter?showType=2&state=cancelled');
  await order.getByRole('button', { name: /^再次购买/ }).click();
  await expect(page).toHaveURL(/\/pay\/library\?orderId=\d+$/);
});

test('a recharge that the phone pays raises the balance in sight', async ({ page }) => {
  await signInAnew(page, saver);
  const { main, balance, balanceShown, dialog } = orderCenter(page);
  await page.goto('/orderCenter/cheers');
  await expect(balance).toContainText(/\d\.\d\d/);
  const before = await balanceShown();
  await expect(main.getByRole('radio', { name: /^推荐/ })).toBeChecked();
  await main.getByRole('button', { name: '立即充值' }).click();
  await expect(dialog('支付充值订单').getByRole('img', { name: '微信支付二维码' })).toBeVisible();
  await demoPhone(page).payBill('充值 100.00 芝士', WECHAT, 'pay');
  await expect(page.getByText('充值成功')).toBeVisible();
  await page.getByRole('button', { name: '完成' }).click();
  await expect.poll(balanceShown).toBe(before + 105);
  await main.getByRole('link', { name: '充值记录' }).click();
  await expect(main.getByText('充值 100.00 芝士')).toBeVisible();
  await expect(main.getByText('已支付')).toBeVisible();
});

test('a code is exchanged however it is written, once, and stands in the history', async ({
  page,
}) => {
  await signInAnew(page, exchanging);
  const { main } = orderCenter(page);
  await page.goto('/orderCenter/mychrees?tab=exchange');
  const code = main.getByLabel('兑换码', { exact: true }).and(main.getByRole('textbox'));
  await code.fill(' cheese-gift－２０２６ a8 ');
  await code.press('Enter');
  await expect(page.getByText('兑换成功，已获得芝士：新学员见面礼')).toBeVisible();
  await expect(main.getByText('CH************A8')).toBeVisible();
  await code.fill('CHEESEGIFT2026A8');
  await code.press('Enter');
  await expect(main.getByText('您已使用过该兑换码')).toBeVisible();
  await main.getByRole('link', { name: '收支明细' }).click();
  await expect(main.getByText('+20.00')).toBeVisible();
});
