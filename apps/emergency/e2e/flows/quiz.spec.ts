import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { judge } from '../pages/judge';
import { people } from '../pages/login';
import { quiz } from '../pages/quiz';
import { signIn } from '../pages/signIn';

// One trainee has one quiz under way.
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => signIn(page, people.trainee));

test('a trainee answers by keyboard, hands in and reads why', async ({ page }) => {
  const { begin, place, sign, handIn } = quiz(page);
  const drawn = page.waitForResponse('**/smreds/question/v1/rand*');
  await begin(5);
  // The key stays on the server until the answers are in.
  expect(await (await drawn).text()).not.toMatch(/"answer"|analysis/);
  for (let at = 1; at <= 5; at++) {
    await expect(place(at, 5)).toBeVisible();
    await page.keyboard.press('1');
    if (at < 5) await page.keyboard.press('Enter');
  }
  await expect(sign).toHaveText('已保存');
  await handIn();
  await expect(page).toHaveURL(/\/emergencyCenter\/quiz\/result\?id=\d+/);
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByText('解析：').first()).toBeVisible();
  expect(await judge(page, 'the result')).toEqual([]);
});

test('answers survive a reload', async ({ page }) => {
  const { begin, sign, answered, handIn } = quiz(page);
  await begin(5);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await page.keyboard.press('b');
  await expect(sign).toHaveText('已保存');
  await page.reload();
  await expect(answered).toHaveCount(2);
  await handIn();
  await expect(page).toHaveURL(/quiz\/result/);
});

test('answers survive a lost connection, and a reload right after it', async ({ page }) => {
  const { begin, sign, answered, handIn } = quiz(page);
  await begin(5);
  const keeping = '**/smreds/quiz/v1/answer';
  await page.route(keeping, (route) => route.abort());
  await page.keyboard.press('a');
  await expect(sign).toHaveText('离线：已存于本机');
  await page.unroute(keeping);
  await page.reload();
  await expect(answered).toHaveCount(1);
  await expect(sign).toHaveText('已保存');
  await handIn();
  await expect(page).toHaveURL(/quiz\/result/);
});

test('what was wrong is in the book of wrong answers, and is asked again', async ({ page }) => {
  await page.goto('/emergencyCenter/quiz/wrong');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: '再练错题' }).click();
  await expect(page).toHaveURL('/emergencyCenter/quiz');
  await expect(page.getByText(/第 1 \/ \d+ 题/)).toBeVisible();
  await page.goto('/emergencyCenter');
  await page.getByRole('link', { name: /继续未完成的测验/ }).click();
  await quiz(page).handIn();
  await expect(page).toHaveURL(/quiz\/result/);
  await page.goto('/emergencyCenter/quiz/history');
  await expect(page.getByRole('article').first()).toBeVisible();
});
