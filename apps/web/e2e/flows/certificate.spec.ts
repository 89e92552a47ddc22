import { hideName } from '@cheese/domain/rules/people/hideName';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { ask } from '../pages/ask';
import { signIn } from '../pages/people/signIn';
import { openSmallCourse } from '../pages/smallCourse';

const TEACHER = '13800000003';
const LEARNER = { phone: '13800000002', name: '周予安' };

/** The second at which the film stands. */
const second = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);

test('a course is gone on with at another device, and its certificate is verified by a visitor', async ({
  page,
  browser,
}) => {
  const name = `血压测量入门 ${Date.now()}`;
  await signIn(page, TEACHER);
  const { courseId, filmId, noteId, code } = await openSmallCourse(page, name);
  const item = (itemId: number) => `/course/courseware?courseId=${courseId}&itemId=${itemId}`;

  const atSchool = await (await browser.newContext()).newPage();
  await signIn(atSchool, LEARNER.phone);
  await ask(atSchool, 'post', 'audience/v1/join', { code });
  await atSchool.goto(item(filmId));
  const film = atSchool.getByRole('application', { name: /^演示/ });
  await film.focus();
  await film.press(' ');
  await expect.poll(() => second(atSchool)).toBeGreaterThan(4);
  await film.press(' ');
  const left = await second(atSchool);
  await atSchool.close();

  const atHome = await (await browser.newContext()).newPage();
  await signIn(atHome, LEARNER.phone);
  await atHome.goto('/mycourse/myclassroom');
  await atHome.getByRole('link', { name }).first().click();
  // Straight to where they were, at the second at which they were there.
  await expect(atHome).toHaveURL(new RegExp(`itemId=${filmId}`));
  await atHome.getByRole('application', { name: /^演示/ }).focus();
  await expect.poll(() => second(atHome)).toBeGreaterThan(0);
  expect(Math.abs((await second(atHome)) - left)).toBeLessThan(1.5);

  // Marked too soon it is refused: it is believed once it was there for long enough.
  await atHome.goto(item(noteId));
  await expect(async () => {
    await atHome.getByRole('button', { name: '标记为已学完' }).click({ timeout: 1_000 });
    const isDone = atHome.getByRole('button', { name: '取消已学完' });
    await expect(isDone).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await atHome.goto(`/course/detail?courseId=${courseId}`);
  await atHome.getByRole('link', { name: '查看结业证书' }).click();
  await expect(atHome.getByRole('main').getByText(LEARNER.name)).toBeVisible();
  const toVerify = atHome.getByRole('link', { name: '公开查验页面' });
  const address = (await toVerify.getAttribute('href')) ?? '';

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('证书真实有效')).toBeVisible();
  // The name is hidden from the public and visible to its owner.
  await expect(visitor.getByText(hideName(LEARNER.name))).toBeVisible();
  await expect(visitor.getByText(name)).toBeVisible();
});
