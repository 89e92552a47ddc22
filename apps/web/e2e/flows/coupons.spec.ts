import { expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { commodities } from '../pages/commodities';
import { faultsOf } from '../pages/faultsOf';
import { shopCalls } from '../pages/shopCalls';
import { signIn, signInAnew } from '../pages/people/signIn';
import { till } from '../pages/till';

const [buying, looking] = ['13911160001', '13911160002'];
const admin = '13800000005';

async function createCoupon(page: Page, name: string) {
  await page.getByRole('link', { name: '优惠券', exact: true }).click();
  await page.getByRole('button', { name: '新建优惠券' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建优惠券' });
  await dialog.getByLabel('名称').fill(name);
  await dialog.getByLabel('优惠类型').selectOption('折扣券');
  await dialog.getByLabel('减免比例').fill('20');
  await dialog.getByLabel('开始时间').fill('2020-01-01T00:00');
  await dialog.getByLabel('结束时间').fill('2098-12-31T00:00');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '新建优惠券' }).click();
  await expect(page.getByText('优惠券已创建')).toBeVisible();
}

test('a coupon is made, given, chosen before paying, and used', async ({ page, browser }) => {
  const theirs = await (await browser.newContext()).newPage();
  await signInAnew(theirs, buying);
  await signIn(page, admin);
  await page.goto('/manage');
  await createCoupon(page, '旅程八折');
  await page.getByRole('button', { name: '发放：旅程八折' }).click();
  await page.getByLabel('用户手机号').fill(buying);
  await page.getByRole('dialog').getByRole('button', { name: '发放' }).click();
  await expect(page.getByText('优惠券已发放')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await theirs.goto('/orderCenter/mychrees?tab=coupons');
  await expect(theirs.getByRole('article', { name: '旅程八折' })).toContainText('8 折');
  expect(await faultsOf(theirs)).toEqual([]);

  await theirs.goto('/productList?productType=4&charge=2');
  const locked = commodities(theirs).cards.filter({
    has: theirs.getByRole('button', { name: /^购买/ }),
  });
  await locked.first().getByRole('button').click();
  const { code, done } = till(theirs);
  await expect(code).toBeVisible();
  const before = theirs.url();
  const begun = theirs.waitForResponse((answer) => answer.url().endsWith('/order/v1/pay'));
  await theirs.getByRole('combobox', { name: /^优惠券/ }).click();
  await theirs.getByRole('option').nth(1).click();
  const tradeNo = await shopCalls(theirs).tradeOf(await begun);
  await expect(theirs).not.toHaveURL(before);
  await expect(theirs.getByText('优惠券（旅程八折）')).toBeVisible();
  await expect(code).toBeVisible();
  expect(await faultsOf(theirs)).toEqual([]);
  await shopCalls(theirs).payTrade(tradeNo);
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: '完成' }).click();
  await expect(theirs.getByRole('link', { name: '去使用' })).toHaveAttribute('href', /\?.*id=\d+/i);

  await theirs.goto('/orderCenter/mychrees?tab=coupons&state=used');
  await expect(theirs.getByRole('article', { name: '旅程八折' })).toContainText('已减');
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: '旅程八折' })).toContainText('有效');
});

test('a price that waits is taken back; another holds from its moment on', async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext()).newPage();
  await signInAnew(theirs, looking);
  await theirs.goto('/productList?productType=16&charge=2');
  const title = await commodities(theirs).title(0).innerText();

  await signIn(page, admin);
  await page.goto(`/manage/prices?keyword=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title }).first();
  await row.getByRole('button', { name: /^改价/ }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ['售价', '会员价']) await dialog.getByLabel(name).fill('1.23');
  await dialog.getByLabel('生效时间').selectOption('定时生效');
  await dialog.getByLabel('开始时间').fill('2098-12-31T00:00');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('1.23，2098-12-31 00:00 起');
  await row.getByRole('button', { name: /^撤回改价/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回改价' }).click();
  await expect(row.getByRole('button', { name: /^改价/ })).toBeVisible();

  const thing = await shopCalls(page).specificationOf(title);
  await shopCalls(page).changePrice(thing!, { price: 1_230, vipPrice: 1_230, inMs: 1_500 });
  await expect(async () => {
    await theirs.reload();
    const card = commodities(theirs).cards.filter({ hasText: title }).first();
    await expect(card).toContainText('1.23', { timeout: 1_000 });
  }).toPass();

  await page.reload();
  await row.getByRole('button', { name: /^变更记录/ }).click();
  const history = page.getByRole('dialog').getByRole('table', { name: '变更记录' });
  await expect(history).toContainText('生效中');
  await expect(history).toContainText('已撤回');
  expect(await faultsOf(page)).toEqual([]);
});

test('the pages of prices and plans stand without faults', async ({ page }) => {
  await signIn(page, admin);
  for (const [path, name] of [
    ['/manage/plans', '会员卡'],
    ['/manage/prices', '商品'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('table', { name })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  }
});
