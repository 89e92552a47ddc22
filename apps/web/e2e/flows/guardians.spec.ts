import { type Browser, expect, type Page } from '@playwright/test';
import { faultsOf } from '../pages/faultsOf';
import { test } from '../pages/people/household';
import { login } from '../pages/people/login';
import { signIn } from '../pages/people/signIn';

const ADMINISTRATOR = '13800000004';
const NUMBER = 'JOURNEY-YOUNG';
const NEEDED = /需要监护人同意后才能进入学校/;
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** In whatever year this runs, of ten. */
const birthMonth = `${new Date().getFullYear() - 10}-05`;

/** Reads the initial password, which is shown once. */
async function addYoung(page: Page) {
  await page.goto('/univ/colleges/school/people');
  await press(page, '新增人员');
  const dialog = dialogOf(page, '新增人员');
  await dialog.getByRole('textbox', { name: '姓名', exact: true }).fill('旅程童');
  await dialog.getByRole('textbox', { name: '学号/工号' }).fill(NUMBER);
  await dialog.getByLabel('出生年月').fill(birthMonth);
  await dialog.getByRole('textbox', { name: '监护人姓名' }).fill('旅程母');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '新增人员' }).click();
  const slip = page.getByRole('region', { name: '登录信息' });
  const password = await slip.locator('code').last().innerText();
  await page.keyboard.press('Escape');
  await press(page, '放弃并离开');
  await expect(slip).toBeHidden();
  return password;
}

async function tryToEnter(browser: Browser, password: string) {
  const page = await (await browser.newContext()).newPage();
  const door = login(page);
  await door.open();
  await door.fillSchool({ name: NUMBER, password });
  await door.submit.click();
  await door.captcha.solve();
  return page;
}

test('a learner under 14 comes in once a guardian has consented, and not after a withdrawal', async ({
  page,
  browser,
}) => {
  await signIn(page, ADMINISTRATOR);
  const password = await addYoung(page);
  const early = await tryToEnter(browser, password);
  await expect(early.getByText(NEEDED).first()).toBeVisible();

  await page.goto('/univ/colleges/school/people?state=7');
  await page.getByRole('checkbox', { name: '选择 旅程童' }).check();
  await press(page, '登记监护人同意');
  const dialog = dialogOf(page, '登记监护人同意');
  const name = dialog.getByRole('textbox', { name: '监护人姓名' });
  await expect(name).toHaveValue('旅程母');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '登记同意' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: '旅程童', exact: true })).toBeHidden();

  const inside = await tryToEnter(browser, password);
  await expect(inside.getByRole('heading', { name: '请设置新密码' })).toBeVisible();

  await page.goto(`/univ/colleges/school/people?keyword=${NUMBER}`);
  await page.getByRole('link', { name: '旅程童', exact: true }).click();
  await press(page, '撤回同意');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回同意' }).click();
  await expect(page.getByText('已撤回', { exact: true })).toBeVisible();
  const late = await tryToEnter(browser, password);
  await expect(late.getByText(NEEDED).first()).toBeVisible();
});
