import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { faultsOf } from '../pages/faultsOf';
import { signInAnew } from '../pages/people/signIn';

/** A question is asked once per user, so every run needs a new user. */
const somebody = () => `137${String(Date.now()).slice(-8)}`;

test('a film stops for its question, goes on once it is answered, and is learnt to the end', async ({
  page,
}) => {
  await signInAnew(page, somebody());
  await page.goto('/productList?productType=1');
  await page.getByRole('link', { name: '问诊与体格检查：床旁的第一小时' }).click();
  await page
    .getByRole('navigation', { name: '课程内容' })
    .getByRole('link', { name: '目录' })
    .click();
  await page.getByRole('link', { name: /动画：怎样量准一次血压/ }).click();
  await expect(page).toHaveURL(/\/course\/courseware\?courseId=\d+&itemId=\d+$/);

  const film = page.getByRole('application', { name: /^动画：怎样量准一次血压/ });
  await expect(film.getByRole('button', { name: '播放' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await film.focus();
  for (const key of ['>', '>', '>', ' ']) await film.press(key);
  const question = page.getByRole('dialog', { name: '学到这里，先停下来想一想' });
  await expect(question).toBeVisible({ timeout: 60_000 });
  await expect(question.getByRole('button', { name: '继续播放' })).toHaveCount(0);

  // Not past it without an answer, however one tries.
  await question.getByRole('button', { name: '先回看一段' }).click();
  await expect(question).toBeHidden();
  await film.focus();
  for (let jump = 0; jump < 6; jump++) await film.press('ArrowRight');
  await film.press(' ');
  await expect(question).toBeVisible({ timeout: 60_000 });

  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: '提交答案' }).click();
  await expect(question.getByText('解析')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole('button', { name: '继续播放' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已学完' })).toBeVisible({
    timeout: 60_000,
  });

  // An answered question is not asked again; a note links back to its place.
  await page.reload();
  await page.getByRole('textbox', { name: '写笔记' }).fill('袖带过窄测得偏高');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('袖带过窄测得偏高')).toBeVisible();
  await page.getByRole('link', { name: '下一节' }).click();
  await expect(page.getByRole('article', { name: '动画：怎样量准一次血压' })).toBeHidden();
});
