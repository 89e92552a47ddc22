import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { login, people } from '../pages/login';
import { signIn } from '../pages/signIn';

/** Elsewhere a manager of the journeys may just be taking the first resource away again. */
const undisturbed = '/emergencyCenter?category=1';

test('a visitor opens a resource, signs in, and is back at it', async ({ page }) => {
  const door = login(page);
  await door.evenChance();
  await page.goto(undisturbed);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL('/emergencyCenter/login');
  await door.enterAs(people.trainee);
  await expect(page).toHaveURL(/\/emergencyCenter\/resource\?id=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the time with a resource is reported when it is left', async ({ page }) => {
  await signIn(page, people.trainee);
  await page.goto(undisturbed);
  const started = page.waitForResponse('**/smreds/study/v1/start');
  await page.getByRole('article').first().getByRole('link').click();
  expect((await started).status()).toBe(200);
  const ended = page.waitForRequest('**/smreds/study/v1/end');
  await page.getByRole('link', { name: '首页' }).first().click();
  expect((await ended).postDataJSON()).toEqual({ studyId: expect.any(Number) });
});

test('the bar leads to quizzes and certificates, and says where one is', async ({ page }) => {
  await signIn(page, people.trainee);
  await page.goto('/emergencyCenter');
  const menu = page.getByRole('navigation', { name: '主导航' });
  await menu.getByRole('link', { name: '急救测验' }).click();
  await expect(page).toHaveURL('/emergencyCenter/quiz');
  await menu.getByRole('link', { name: '公益证书' }).click();
  await expect(page).toHaveURL('/emergencyCenter/welfare');
  await expect(menu.getByRole('link', { name: '公益证书' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a topic narrows the shelf, also within a category', async ({ page }) => {
  await page.goto('/emergencyCenter');
  await page.getByRole('link', { name: '心肺复苏', exact: true }).click();
  await expect(page).toHaveURL('/emergencyCenter?topic=9');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: '灾难案例' }).click();
  await expect(page).toHaveURL('/emergencyCenter?category=1&topic=9');
});
