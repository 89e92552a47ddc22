import { expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { ask } from '../pages/ask';
import { signIn, signInAnew } from '../pages/people/signIn';
import { walk } from '../pages/walk';

const TEACHER = '13800000003';
const LEARNER = '13800000001';

/** A note, a quiz and a slide, each written and saved. */
async function addItems(page: Page, save: () => Promise<void>) {
  const addItem = async (type: string, title: string) => {
    await page.getByRole('button', { name: '添加课件：波形' }).click();
    await page.getByRole('combobox', { name: '课件类型' }).selectOption(type);
    await page.getByRole('textbox', { name: '课件名称' }).fill(title);
    await page.getByRole('dialog').getByRole('button', { name: '添加课件' }).click();
    await page.getByRole('link', { name: title, exact: true }).click();
  };
  await addItem('课程笔记', 'P 波与 QRS 波群');
  await page.getByRole('textbox', { name: '笔记内容' }).fill('P 波代表心房除极。');
  await save();
  await page.getByRole('link', { name: '返回目录' }).click();
  await addItem('随堂测试', '波形小测');
  await page.getByRole('button', { name: '选题' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('dialog').getByRole('button', { name: '加入' }).click();
  await save();
  await page.getByRole('link', { name: '返回目录' }).click();
  await addItem('数字切片', '心肌的切片');
  await page.getByRole('button', { name: '选择切片' }).click();
  await page.getByRole('tab', { name: '平台切片' }).click();
  await page.getByRole('button', { name: /三种肌组织对照/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '加入' }).click();
  await save();
  await page.getByRole('link', { name: '返回目录' }).click();
}

async function learnIt(learner: Page, courseId: number, code: string) {
  await signInAnew(learner, LEARNER);
  await learner.goto(`/univ/join?code=${code}`);
  await learner.getByRole('button', { name: '加入' }).click();
  await expect(learner.getByRole('alert')).toBeVisible();
  await learner.goto('/mycourse/myclassroom');
  await expect(learner.getByText('心电图判读入门').first()).toBeVisible();
  await learner.goto(`/course/directory?courseId=${courseId}`);
  await learner.getByRole('link', { name: /P 波与 QRS 波群/ }).click();
  await expect(learner.getByText('P 波代表心房除极。')).toBeVisible();
  await learner
    .getByRole('link', { name: /心肌的切片/ })
    .first()
    .click();
  await learner.getByRole('link', { name: /^观察切片：三种肌组织对照/ }).click();
  await expect(learner.getByRole('heading', { level: 1, name: /三种肌组织对照/ })).toBeVisible();
  await learner.getByRole('link', { name: '返回课程' }).click();
  await expect(learner.getByRole('article', { name: '心肌的切片' })).toBeVisible();
}

test('a teacher makes a course and opens it, a learner who was let in learns it, it is withdrawn', async ({
  page,
  browser,
}) => {
  await signIn(page, TEACHER);
  await page.goto('/univ/courses');
  await page.getByRole('button', { name: '新建课程' }).first().click();
  await page.getByRole('textbox', { name: '课程名称' }).fill('心电图判读入门');
  await page.getByRole('dialog').getByRole('button', { name: '新建课程' }).click();
  await expect(page.getByText('目录里还没有可以学习的课件')).toBeVisible();
  const courseId = Number(new URL(page.url()).searchParams.get('courseId'));

  // Waits for the response, because the toast of an earlier save may still be visible.
  const save = async () => {
    const answered = page.waitForResponse(/course\/make\/v1\/(?:item\/)?save$/);
    await page.getByRole('button', { name: '保存' }).click();
    expect((await answered).status()).toBe(200);
  };
  await page.getByRole('button', { name: '添加章' }).click();
  await page.getByRole('textbox', { name: '章节名称' }).fill('波形');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await addItems(page, save);
  await page.getByRole('button', { name: '上移：波形小测' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '波形小测' }).first()).toBeVisible();

  // The demo school has no learners, so the course is opened by invitation code.
  await page.getByRole('link', { name: '资料与学习对象' }).click();
  await page.getByRole('button', { name: '凭邀请码加入' }).click();
  await save();
  const made = await ask<{ audience: { code: string } }>(
    page,
    'get',
    `course/make/v1/detail?courseId=${courseId}`,
  );

  await page.getByRole('button', { name: '发布' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText(/您的修改会立即对学员生效/)).toBeVisible();

  const learner = await (await browser.newContext()).newPage();
  await learnIt(learner, courseId, made.audience.code);

  await page.getByRole('button', { name: '撤下' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤下' }).click();
  await expect(page.getByText(/课程已撤下，学员看不到/)).toBeVisible();
  await learner.goto(`/course/detail?courseId=${courseId}`);
  await expect(learner.getByText(/该课程已下架，暂时无法学习/).first()).toBeVisible();
});

test('who teaches sees a course with items of many kinds, and a copy of it', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, TEACHER);
  const make = <T>(call: string, asked: object) =>
    ask<T>(page, 'post', `course/make/v1/${call}`, asked);
  const { courseId } = await make<{ courseId: number }>('create', { name: '各类课件走查' });
  const chapter = { courseId, pid: null, title: '第一章' };
  const { chapterId } = await make<{ chapterId: number }>('chapter/add', chapter);
  const addresses: string[] = [];
  for (const type of [1, 2, 4, 8, 16, 32, 48, 64]) {
    const asked = { chapterId, type, title: `课件${type}` };
    const { itemId } = await make<{ itemId: number }>('item/add', asked);
    addresses.push(`/univ/courses/item?itemId=${itemId}`);
  }
  const copy = await make<{ courseId: number }>('copy', { courseId, name: '下学期' });
  expect(
    await walk(page)([
      `/univ/courses/detail?courseId=${courseId}`,
      `/univ/courses/detail?courseId=${copy.courseId}`,
      ...['learners', 'notices', 'questions'].map(
        (view) => `/univ/courses/${view}?courseId=${courseId}`,
      ),
      ...addresses,
    ]),
  ).toEqual([]);
});
