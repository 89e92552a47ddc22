import { expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { messages } from '../pages/messages';
import { shell } from '../pages/shell';
import { signIn } from '../pages/people/signIn';

const learner = '13800000001';
const teacher = '13800000003';
const administrator = '13800000004';

test('the bell leads to five lists, and its number falls with each notice that is read', async ({
  page,
}) => {
  await signIn(page, learner);
  const { bell, tab, main, rows, markRead, readAll, unread, unreadOf, state } = messages(page);
  await page.goto('/');
  await expect(bell).toContainText(/\d/);
  await bell.click();
  await expect(page).toHaveURL('/message/officialNotice');
  await expect(rows.first()).toBeVisible();

  const [before, official] = [await unread(), await unreadOf('官方公告')];
  expect(official).toBeGreaterThan(1);
  await markRead.first().click();
  await expect.poll(unread).toBe(before - 1);
  await expect.poll(() => unreadOf('官方公告')).toBe(official - 1);
  await readAll.click();
  await expect.poll(unread).toBe(before - official);
  await expect(tab('官方公告')).toHaveText('官方公告');
  await expect(readAll).toBeDisabled();

  await state('未读').click();
  await expect(page).toHaveURL('/message/officialNotice?status=0');
  await expect(main.getByText('没有未读的消息')).toBeVisible();
  await main.getByRole('link', { name: '查看全部' }).click();
  await expect(rows.first()).toBeVisible();

  for (const [name, segment, words] of [
    ['课程公告', 'courseNotice', '第三章新增两段示教视频'],
    ['课堂公告', 'classroomNotice', '本周实验课改在形态学实验室'],
    ['收到的回复', 'reply', '陈知行回复了您的提问'],
    ['收到的赞', 'likes', '周予安赞了您的笔记'],
  ] as const) {
    await tab(name).click();
    await expect(page).toHaveURL(`/message/${segment}`);
    await expect(main.getByText(words)).toBeVisible();
    await expect(page).toHaveTitle(`${name} - AI数字医学虚拟仿真课程平台`);
    await readAll.click();
    await expect(tab(name)).toHaveText(name);
  }
  await expect(bell).toHaveText('消息');
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await expect(bell).toHaveText('消息');
});

test('a notice that is opened is read, unless it is left as unread', async ({ page }) => {
  await signIn(page, teacher);
  const { main, rows, markUnread, unread } = messages(page);
  await page.goto('/message/officialNotice');
  await expect(rows.first()).toBeVisible();
  await expect.poll(unread).toBeGreaterThan(0);
  const before = await unread();
  const title = await main.getByRole('article').getByRole('link').first().innerText();
  await main.getByRole('link', { name: title }).click();
  await expect(page).toHaveTitle(`${title} - AI数字医学虚拟仿真课程平台`);
  await expect.poll(unread).toBe(before - 1);
  await markUnread.click();
  await expect(page).toHaveURL('/message/officialNotice');
  await expect.poll(unread).toBe(before);
});

test('a reply leads to what it answers, and back', async ({ page }) => {
  await signIn(page, teacher);
  const { main } = messages(page);
  await page.goto('/message/reply');
  await main.getByRole('link', { name: '查看原文' }).first().click();
  await expect(page).toHaveURL(/\/course\/detail\?courseId=\d+$/);
  await page.goBack();
  await expect(main.getByText('建议用真实病例引出休克的分期')).toBeVisible();
});

test('where nothing has come yet, the page says so', async ({ page }) => {
  await signIn(page, administrator);
  const { main, readAll } = messages(page);
  await page.goto('/message/likes');
  await expect(main.getByText('这里还没有消息')).toBeVisible();
  await expect(readAll).toBeDisabled();
});

test('on a phone, the chosen kind is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page, administrator);
  await page.goto('/message/likes');
  await expect(messages(page).main.getByText('这里还没有消息')).toBeVisible();
  await expect(messages(page).tab('收到的赞')).toBeInViewport({ ratio: 1 });
});

/** Holds back matching requests until released. */
async function hold(page: Page, address: string | RegExp) {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return () => open();
}

test('who is on the way elsewhere is not called back by an answer that comes late', async ({
  page,
}) => {
  await signIn(page, administrator);
  const answer = await hold(page, /notice\/v1\/unread\/list/);
  await page.goto('/message');
  await expect(page).toHaveTitle('消息中心 - AI数字医学虚拟仿真课程平台');
  await expect(shell(page).menu).toBeVisible();
  const chunks = await hold(page, /\/assets\/.*\.js$/);
  const asked = page.waitForRequest(/\/assets\/.*\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: '帮助中心' }).click();
  await asked;

  const answered = page.waitForResponse(/notice\/v1\/unread\/list/);
  answer();
  await (await answered).finished();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  chunks();
  await expect(page).toHaveTitle('帮助中心 - AI数字医学虚拟仿真课程平台');
  await expect(page).toHaveURL('/help');
});
