import { type Browser, expect, type Page } from '@playwright/test';
import { faultsOf } from '../pages/faultsOf';
import { test } from '../pages/people/household';
import { login } from '../pages/people/login';
import { signIn } from '../pages/people/signIn';

const OPERATOR = '13800000005';
const ADMINISTRATOR = '13800000004';
const NEW_PASSWORD = 'Journey-of-one-31';
const at = (path: string) => `/univ/colleges/school/${path}`;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const branch = (page: Page, name: string) => page.getByRole('treeitem', { name });

async function addDepartment(page: Page, opener: string, name: string) {
  await page.getByRole('button', { name: opener }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '名称' }).fill(name);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
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

const aPage = async (browser: Browser) => (await browser.newContext()).newPage();

/** Answers the initial password of the first administrator. */
async function openSchool(operator: Page) {
  await signIn(operator, OPERATOR);
  await operator.goto('/manage/schools');
  await press(operator, '开通学校');
  const dialog = operator.getByRole('dialog', { name: '开通学校' });
  await dialog.getByRole('textbox', { name: '学校名称' }).fill('旅程医学院');
  await dialog.getByRole('textbox', { name: '管理员姓名' }).fill('旅程管');
  await dialog.getByRole('textbox', { name: '管理员工号' }).fill('JOURNEY-A');
  expect(await faultsOf(operator)).toEqual([]);
  await dialog.getByRole('button', { name: '开通学校' }).click();
  const slip = operator.getByRole('region', { name: '登录信息' });
  return slip.locator('code').last().innerText();
}

/** By a school account whose password must be replaced first. */
async function enterFirst(page: Page, name: string, password: string) {
  const door = login(page);
  await door.open();
  await door.fillSchool({ name, password });
  await door.submit.click();
  await door.done(() => door.captcha.solve());
  const heading = page.getByRole('heading', { name: '请设置新密码' });
  await expect(heading).toBeVisible();
  await door.newPassword.fill(NEW_PASSWORD);
  await door.secondPassword.fill(NEW_PASSWORD);
  await press(page, '保存并继续');
  await expect(heading).toBeHidden();
}

async function buildDepartments(page: Page) {
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
}

async function findPerson(page: Page) {
  const search = page.getByRole('searchbox');
  await search.fill('lvchengsheng');
  await search.press('Enter');
  await page.getByRole('link', { name: '旅程生', exact: true }).click();
  await expect(page.getByText('旅程学院 / 旅程专业')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
}

/** One row is wrong: it is named, and the others are saved. */
async function bringRoster(page: Page) {
  await page.goto(at('import'));
  const rows = [
    '学生姓名,学号,班级,年级,身份',
    '路一,00131,旅程 1 班,2031,学员',
    '路二,00132,旅程 1 班,2031,学员',
    '路师,JOURNEY-T,,,教师',
    ',00133,旅程 1 班,2031,学员',
  ];
  const buffer = Buffer.from(rows.join('\r\n'));
  await page
    .getByLabel('点击选择或拖入 xlsx、csv 文件')
    .setInputFiles({ name: '名单.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('1 行有错误，不会生效')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await press(page, '确认（3 人）');
  const cards = page.getByRole('list', { name: '登录卡片' });
  await expect(cards).toContainText('00132');
  const arriving = page.waitForEvent('download');
  await press(page, '下载 xlsx');
  expect((await arriving).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(await faultsOf(page)).toEqual([]);
}

async function beginTerm(page: Page) {
  await page.goto(at('terms'));
  await page.getByRole('button', { name: '新建学期' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建学期' });
  await dialog.getByRole('textbox', { name: '名称' }).fill('旅程学期');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('开始日期').fill(day(-10));
  await dialog.getByLabel('结束日期').fill(day(100));
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/· 第 \d 周/)).toBeVisible();
}

/** Answers the code by which learners join. */
async function openTeaching(page: Page) {
  await page.goto(at('teaching'));
  await page.getByRole('button', { name: '新建教学班' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建教学班' });
  await dialog.getByRole('textbox', { name: '课程名称' }).fill('旅程导论');
  await dialog.getByRole('textbox', { name: '教学班名称' }).fill('旅程班');
  await dialog.getByRole('textbox', { name: '搜索姓名、拼音或学工号' }).fill('路师');
  await dialog.getByRole('button', { name: '搜索' }).click();
  await dialog.getByRole('button', { name: '添加 路师' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByRole('link', { name: '旅程班' }).click();
  await press(page, '开启加入码');
  const part = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '加入码' }) });
  const code = await part.locator('b').innerText();
  expect(await faultsOf(page)).toEqual([]);
  return code;
}

test('an operator opens a school, and its administrator brings it to a running term', async ({
  page,
  browser,
}) => {
  await enterFirst(page, 'JOURNEY-A', await openSchool(await aPage(browser)));
  await buildDepartments(page);
  await addClass(page);
  const password = await addPerson(page);
  await findPerson(page);
  await bringRoster(page);
  await beginTerm(page);
  const code = await openTeaching(page);

  const learner = await aPage(browser);
  await enterFirst(learner, 'JOURNEY31', password);
  await learner.goto(`${at('teaching/join')}?code=${code}`);
  await press(learner, '加入');
  await expect(learner.getByRole('alert')).toContainText('旅程导论');
  expect(await faultsOf(learner)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('row', { name: /旅程生/ })).toContainText('加入码');
});

test('a phone shows the department that is chosen over its tree', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page, ADMINISTRATOR);
  await page.goto(at('departments'));
  await addDepartment(page, '新增院系或专业', '掌上学院');
  expect(await faultsOf(page)).toEqual([]);
  const sheet = page.getByRole('dialog', { name: '掌上学院' });
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
