import { expect } from '@playwright/test';
import { test } from '../../pages/people/household';
import { login } from '../../pages/people/login';

// The landing of learners is tested in school.spec.ts, that of users without an organisation in
// password.spec.ts.
const landings = [
  ['a school administrator', '13800000004', '/univ/colleges/school', '高校管理后台', '仁心医学院'],
  ['a teacher', '13800000003', '/univ/', '云教学管理', '仁心医学院'],
] as const;

for (const [who, phone, address, title, fact] of landings) {
  test(`${who} lands at ${address}`, async ({ page }) => {
    const door = login(page);
    await door.open();
    await door.enter(phone);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(fact).first()).toBeVisible();
    await page.getByRole('link', { name: '返回主站' }).first().click();
    await expect(page).toHaveURL('/');
  });
}

test('a system beside the platform keeps its visitor through the login', async ({ page }) => {
  const door = login(page);
  await door.captcha.evenChance();
  await page.goto('/univ/mycourse');
  await page.getByRole('link', { name: '登录后查看您的账号与机构' }).click();
  await door.enter('13800000003');
  await expect(page).toHaveURL('/univ/mycourse');
  await expect(page.getByText('仁心医学院')).toBeVisible();
});

test('a stored way back to another site leads home', async ({ page }) => {
  const door = login(page);
  await door.open();
  await page.evaluate(() => sessionStorage.setItem('backPath', '/\\evil.example/'));
  await door.enter('13800000001');
  await expect(page).toHaveURL('/');
});
