import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { account } from '../pages/people/account';
import { faultsOf } from '../pages/faultsOf';
import { shopCalls } from '../pages/shopCalls';
import { signIn, signInAnew } from '../pages/people/signIn';

const [learner, stranger, admin] = ['13911130001', '13911130002', '13800000005'];

test('an order is refunded, and what it gave is gone', async ({ page, browser }) => {
  const theirs = await (await browser.newContext()).newPage();
  await signInAnew(theirs, learner);
  const orderId = await shopCalls(theirs).buyMembership();
  await theirs.goto('/download');
  await account(theirs).header.click();
  await expect(theirs.getByText(/会员有效期至/)).toBeVisible();

  await signIn(page, admin);
  await page.goto('/');
  await account(page).header.click();
  await page.getByRole('link', { name: '平台管理' }).click();
  await expect(page).toHaveURL('/manage');
  await page.getByRole('link', { name: '订单管理' }).click();
  await page.getByRole('searchbox').fill(learner);
  await page.getByRole('searchbox').press('Enter');
  await page.locator(`a[href$="orderId=${orderId}"]`).click();
  await expect(page.getByRole('table', { name: '账务分录' })).toContainText('销售收入');
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: '退款' }).click();
  const dialog = page.getByRole('dialog', { name: '订单退款' });
  await dialog.getByLabel('退款原因').fill('重复购买');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '确认退款' }).click();
  await expect(page.getByText('退款已提交')).toBeVisible();
  await expect(page.getByLabel('订单信息')).toContainText('已退款');

  await page.getByRole('link', { name: '操作日志' }).click();
  await expect(page.getByRole('table').getByText('状态：已支付 → 已退款').first()).toBeVisible();

  await theirs.reload();
  await account(theirs).header.click();
  await expect(theirs.getByRole('link', { name: '订单中心' })).toBeVisible();
  await expect(theirs.getByText(/会员有效期至/)).toHaveCount(0);
});

test('whoever does not run the platform finds no page there', async ({ page }) => {
  await signInAnew(page, stranger);
  await page.goto('/manage/orders');
  await expect(page.getByText('您访问的页面不存在')).toBeVisible();
  await expect(page.getByRole('link', { name: '订单管理' })).toHaveCount(0);
});
