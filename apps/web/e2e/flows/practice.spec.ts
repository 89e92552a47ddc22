import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { signInAnew } from '../pages/people/signIn';

// Known to no other journey: their practice is counted.
const learner = '13877004401';

test('a visitor finds a free bank, and what is in it', async ({ page }) => {
  await page.goto('/testingCenter');
  await page.getByRole('link', { name: '免费', exact: true }).click();
  await expect(page).toHaveURL('/testingCenter?charge=1');
  await page.getByRole('link', { name: /基础护理学期末题库/ }).click();
  await expect(page).toHaveURL(/\/testingCenter\/detail\?id=\d+$/);
  await expect(page.getByRole('region', { name: '章节目录' })).toContainText('题');
  await page.getByRole('button', { name: '加入我的题库' }).click();
  await expect(page.getByRole('dialog', { name: '系统检测到您未登录' })).toBeVisible();
});

test('a learner keeps a bank, answers the question of the day, and begins a chapter', async ({
  page,
}) => {
  await signInAnew(page, learner);
  await page.goto('/testingCenter?charge=1');
  await page.getByRole('link', { name: /基础护理学期末题库/ }).click();
  await page.getByRole('button', { name: '加入我的题库' }).click();
  await expect(page.getByRole('button', { name: '移出我的题库' })).toBeVisible();

  await page.goto('/testingCenter/dayQuestion');
  await expect(page.getByRole('combobox', { name: '题库' })).toContainText('基础护理学');
  await expect(page.getByRole('table').locator('[aria-current=date]')).toBeVisible();

  await page.goto('/myQuestion');
  await page.getByRole('link', { name: /^练习：基础护理学/ }).click();
  await expect(page).toHaveURL(/\/testingCenter\/questionChapter\?libraryId=\d+$/);
  await page
    .getByRole('button', { name: /^开始：/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/testingCenter\/test\?practiceId=\d+$/);

  // The unfinished practice is resumed.
  await page.goto('/testingCenter');
  await page.getByRole('link', { name: /^继续练习基础护理学/ }).click();
  await expect(page).toHaveURL(/\/testingCenter\/test\?practiceId=\d+$/);
});
