import { expect } from '@playwright/test';
import { test } from '../../../../../tools/journeys/test';
import { shell } from '../../pages/shell';
import { signIn } from '../../pages/people/signIn';

test('a visitor chooses a major in place, and finds it again', async ({ page }) => {
  const { chooseMajor, major } = shell(page);
  await page.goto('/search?keyword=');
  await chooseMajor('护理学', '基础护理学');
  await expect(major).toHaveText(/基础护理学/);
  await expect(page).toHaveURL('/search?keyword=');
  await page.reload();
  await expect(major).toHaveText(/基础护理学/);
});

test('from a page that does not follow the major, the home comes', async ({ page }) => {
  const { chooseMajor } = shell(page);
  await page.goto('/realTimeInfo');
  await chooseMajor('药学', '药剂学');
  await expect(page).toHaveURL('/');
});

test('who is signed in has their major on any machine, until they log out', async ({
  page,
  browser,
}) => {
  await signIn(page, '13800000001');
  const { chooseMajor, major, logOut } = shell(page);
  await page.goto('/');
  const told = page.waitForResponse(
    (answer) => answer.url().endsWith('/user/tag/v1') && answer.request().method() === 'POST',
  );
  await chooseMajor('护理学', '基础护理学');
  expect((await told).request().postDataJSON()).toMatchObject({
    tagId: expect.any(Number) as unknown,
  });

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, '13800000001');
  await elsewhere.goto('/');
  await expect(shell(elsewhere).major).toHaveText(/基础护理学/);
  await shell(elsewhere).chooseMajor('全部专业', '选定“全部专业”');
  await expect(shell(elsewhere).major).toHaveText(/全部专业/);
  await elsewhere.close();

  await logOut();
  await expect(major).toHaveText(/全部专业/);
});
