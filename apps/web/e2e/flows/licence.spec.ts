import { type Browser, expect, type Page } from '@playwright/test';
import { faultsOf } from '../pages/faultsOf';
import { test } from '../pages/people/household';
import { signIn } from '../pages/people/signIn';

const OPERATOR = '13800000005';
const ADMINISTRATOR = '13800000004';
const LEARNER = '13800000025';
const PRODUCT = '虚拟病人问诊：腹痛的十个可能';

async function as(browser: Browser, phone: string) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, phone);
  return page;
}

async function offer(page: Page) {
  await page.goto('/manage/licences');
  await page.getByRole('button', { name: '提供授权' }).click();
  const dialog = page.getByRole('dialog');
  for (const [group, field, typed, name] of [
    ['学校', '搜索学校名称', '仁心', '选择仁心医学院'],
    ['商品', '搜索商品名称', '腹痛的十个', `选择${PRODUCT}`],
  ] as const) {
    await dialog.getByRole('textbox', { name: field }).fill(typed);
    await dialog.getByRole('group', { name: group }).getByRole('button', { name: '查找' }).click();
    await dialog.getByRole('button', { name }).click();
  }
  await dialog.getByRole('textbox', { name: '席位数' }).fill('900');
  await dialog.getByRole('textbox', { name: '约定价格（元）' }).fill('1234.50');
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await dialog.getByLabel('开始日').fill(today);
  await dialog.getByLabel('结束日（含当天）').fill(today);
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '提供授权' }).click();
  await expect(dialog).toBeHidden();
}

/** Answers what the bank transfer is recognised by. */
async function order(page: Page) {
  await page.goto('/univ/colleges/school/licences');
  await page.getByRole('button', { name: `下单：${PRODUCT}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '发票抬头' }).fill('仁心医学院');
  await dialog.getByRole('textbox', { name: '税号' }).fill('91350100M000100Y43');
  await dialog.getByRole('button', { name: '确认下单' }).click();
  await expect(page.getByRole('heading', { name: '付款信息' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  return page.getByText(/^SQ\d{12,}$/).innerText();
}

async function confirm(page: Page, reference: string) {
  await page.goto('/manage/licences');
  await page.getByRole('button', { name: `确认到账：仁心医学院 ${PRODUCT}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '汇款附言编号' }).fill(reference);
  await dialog.getByRole('textbox', { name: '到账金额（元）' }).fill('1234.50');
  await dialog.getByRole('button', { name: '确认到账' }).click();
  await expect(dialog).toBeHidden();
}

async function open(page: Page) {
  await page.goto('/virtualSimulation/list?keyword=腹痛的十个');
  await page.getByRole('link', { name: PRODUCT }).first().click();
  await expect(page.getByRole('heading', { name: PRODUCT, level: 1 })).toBeVisible();
}

test('a school is offered a product, orders and pays it, and its learner opens it', async ({
  browser,
}) => {
  const operator = await as(browser, OPERATOR);
  const administrator = await as(browser, ADMINISTRATOR);
  const learner = await as(browser, LEARNER);
  await offer(operator);
  const reference = await order(administrator);
  await open(learner);
  await expect(learner.getByText(/^由仁心医学院提供，至 /)).toBeHidden();
  await confirm(operator, reference);
  await open(learner);
  await expect(learner.getByText(/^由仁心医学院提供，至 /)).toBeVisible();
  await administrator.reload();
  await administrator.getByRole('searchbox', { name: '搜索姓名或学号' }).fill('舒棠');
  await administrator.keyboard.press('Enter');
  await administrator.getByRole('button', { name: '收回席位：舒棠' }).click();
  expect(await faultsOf(administrator)).toEqual([]);
  await administrator.getByRole('alertdialog').getByRole('button', { name: '收回席位' }).click();
  await expect(administrator.getByText('席位已收回')).toBeVisible();
  await open(learner);
  await expect(learner.getByText(/^由仁心医学院提供，至 /)).toBeHidden();
});
