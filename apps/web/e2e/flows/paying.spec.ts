import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { commodities } from '../pages/commodities';
import { demoPhone } from '../pages/people/demoPhone';
import { signInAnew } from '../pages/people/signIn';
import { till } from '../pages/till';

const [joining, buying] = ['13911130006', '13911130007'];
const [WECHAT, ALIPAY] = [2, 3] as const;

test('a membership is bought by WeChat, told of twice, and seen in another tab', async ({
  page,
  context,
}) => {
  await signInAnew(page, joining);
  const other = await context.newPage();
  await other.goto('/realTimeInfo');
  const elsewhere = till(other).memberSign;
  await expect(elsewhere).toBeVisible();

  await page.goto('/');
  const { centre, code, done, memberSign, accessFaults } = till(page);
  await memberSign.click();
  await expect(centre.getByText('推荐', { exact: true })).toBeVisible();
  expect(await accessFaults()).toEqual([]);
  await centre.getByRole('button', { name: '立即开通' }).click();
  await expect(page.getByRole('tooltip')).toHaveText('请阅读并勾选协议');
  await centre.getByRole('checkbox').check();
  await centre.getByRole('button', { name: '立即开通' }).click();
  await expect(code).toBeVisible();
  expect(await accessFaults()).toEqual([]);
  const plan = await centre.locator('label:has(:checked) .name').innerText();

  await demoPhone(page).payBill(plan, WECHAT, 'payTwice');
  await expect(done).toContainText(`${plan}已开通，有效期至`);
  await done.getByRole('button', { name: '完成' }).click();
  await expect(page).toHaveURL('/');
  await expect(memberSign).toHaveAttribute('title', /^会员有效期至 \d{4}-\d\d-\d\d$/);
  await expect(elsewhere).toHaveAttribute('title', /^会员有效期至/);
});

test('what a card offers is bought by Alipay, and the card says so', async ({ page }) => {
  await signInAnew(page, buying);
  await page.goto('/productList?productType=2&charge=2');
  const { cards } = commodities(page);
  const locked = cards.filter({ has: page.getByRole('button', { name: /^购买/ }) }).first();
  const title = await locked.locator('a.title').innerText();
  await locked.getByRole('button').click();
  await expect(page).toHaveURL(/\/pay\/library\?id=\d+&orderId=\d+$/);

  const { code, frame, time, way, done, accessFaults } = till(page);
  await expect(code).toBeVisible();
  await expect(time).toContainText(/00:[12]\d:\d\d/);
  await page.reload();
  await expect(code).toBeVisible();
  await way('余额支付').click();
  await expect(page.getByText('余额不足，请使用微信或支付宝支付')).toBeVisible();
  await way('支付宝支付').click();
  await expect(frame).toBeVisible();
  expect(await accessFaults()).toEqual([]);

  await demoPhone(page).payBill(title, ALIPAY, 'pay');
  await expect(done).toContainText(title);
  await done.getByRole('button', { name: '完成' }).click();
  await expect(page.getByText('该订单已支付')).toBeVisible();
  await page.goto('/productList?productType=2&charge=2');
  const bought = cards.filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await expect(bought.getByText('已购买')).toBeVisible();
  await expect(bought.getByRole('button')).toHaveCount(0);
});
