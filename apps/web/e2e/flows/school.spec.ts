import { expect, type Page } from '@playwright/test';
import { faultsOf } from '../pages/faultsOf';
import { test } from '../pages/people/household';
import { login } from '../pages/people/login';
import { signIn } from '../pages/people/signIn';

const ADMINISTRATOR = '13800000004';
const at = (path: string) => `/univ/colleges/school/${path}`;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const branch = (page: Page, name: string) => page.getByRole('treeitem', { name });

async function addDepartment(page: Page, opener: string, name: string) {
  await page.getByRole('button', { name: opener }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '名称' }).fill(name);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(branch(page, name)).toBeVisible();
}

async function addClass(page: Page) {
  await page.goto(at('classes'));
  await page.getByRole('button', { name: '新增行政班' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新增行政班' });
  await dialog.getByRole('textbox', { name: '年级' }).fill('2031');
  await dialog.getByRole('textbox', { name: '班级' }).fill('旅程 1 班');
  await dialog.getByRole('combobox', { name: '院系或专业' }).selectOption({
    label: '旅程学院 / 旅程专业',
  });
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('link', { name: '旅程 1 班' })).toBeVisible();
}

/** Reads the credentials that are shown once. */
async function addPerson(page: Page) {
  await page.goto(at('people'));
  await press(page, '新增人员');
  const dialog = page.getByRole('dialog', { name: '新增人员' });
  await dialog.getByRole('textbox', { name: '姓名' }).fill('旅程生');
  await dialog.getByRole('textbox', { name: '学号/工号' }).fill('JOURNEY31');
  await dialog.getByRole('combobox', { name: '年级' }).selectOption({ label: '2031 级' });
  await dialog.getByRole('combobox', { name: '行政班' }).selectOption({ label: '旅程 1 班' });
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '新增人员' }).click();
  const slip = page.getByRole('region', { name: '登录信息' });
  const password = await slip.locator('code').last().innerText();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('密码还没有复制或打印');
  await press(page, '放弃并离开');
  await expect(slip).toBeHidden();
  return password;
}

test('an administrator builds departments and a class, and adds somebody who signs in', async ({
  page,
  browser,
}) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto(at('departments'));
  await addDepartment(page, '新增院系或专业', '旅程学院');
  await addDepartment(page, '新增下级', '旅程专业');
  await addDepartment(page, '新增院系或专业', '旅程二院');
  await branch(page, '旅程二院').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(branch(page, '旅程二院')).toHaveAttribute('aria-level', '2');
  await press(page, '撤销');
  await expect(branch(page, '旅程二院')).toHaveAttribute('aria-level', '1');
  expect(await faultsOf(page)).toEqual([]);

  await addClass(page);
  const password = await addPerson(page);
  await page.getByRole('link', { name: '旅程生', exact: true }).click();
  await expect(page.getByText('旅程学院 / 旅程专业')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const person = await (await browser.newContext()).newPage();
  const door = login(person);
  await door.open();
  await door.fillSchool({ name: 'JOURNEY31', password });
  await door.submit.click();
  await door.done(() => door.captcha.solve());
  await expect(person.getByRole('heading', { name: '请设置新密码' })).toBeVisible();
});

test('a phone shows the department that is chosen over its tree', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page, ADMINISTRATOR);
  await page.goto(at('departments'));
  await addDepartment(page, '新增院系或专业', '掌上学院');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: '掌上学院' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await sheet.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(branch(page, '掌上学院')).toHaveCount(0);
});

test('the menu folds its groups, and a drawer opens the one of the page', async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto(at('roles'));
  const menu = page.getByRole('navigation', { name: '管理菜单' });
  await expect(menu.getByRole('link', { name: '角色与权限' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await menu.getByRole('button', { name: '教学资源' }).press('Enter');
  await expect(menu.getByRole('link', { name: '课程制作' })).toBeHidden();
  await page.setViewportSize({ width: 375, height: 800 });
  await press(page, '打开菜单');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: '角色与权限' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: '课程制作' })).toBeHidden();
  expect(await faultsOf(page)).toEqual([]);
});
