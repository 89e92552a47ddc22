import { type Browser, expect, type Page } from '@playwright/test';
import { account } from '../pages/people/account';
import { test } from '../pages/people/household';
import { login } from '../pages/people/login';
import { signIn } from '../pages/people/signIn';

test.describe.configure({ mode: 'parallel' });

async function enterByCode(page: Page, phone: string) {
  const door = login(page);
  await door.open();
  await door.receiveCode(phone);
  await door.agreement.check();
  await door.logInOrRegister.click();
  await door.done(() => door.captcha.solve());
  await expect(page).not.toHaveURL('/login');
}

/** The same person in another browser. */
async function enterElsewhere(browser: Browser, phone: string) {
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, phone);
  return elsewhere;
}

test('a visitor is led to the login and back to their own pages', async ({ page }) => {
  const door = login(page);
  await door.captcha.evenChance();
  await page.goto('/userInfo/accountSet');
  await page.getByRole('dialog').getByRole('button', { name: '去登录' }).click();
  await door.enter('13800000001');
  await expect(page).toHaveURL('/userInfo/accountSet');
  await expect(page.getByText('当前设备')).toBeVisible();
});

test('profile and avatar change, and the header follows', async ({ page }) => {
  await enterByCode(page, '13911120001');
  const mine = account(page);
  await mine.header.click();
  await page.getByRole('link', { name: '个人设置' }).click();
  await expect(page).toHaveURL('/userInfo/userSet');
  await mine.nickname.fill('急诊小芝');
  await page.getByLabel('姓名').fill('方小芝');
  await page.getByRole('radio', { name: '女' }).check();
  await mine.introduction.fill('急诊科住院医师，正在准备技能考核。');
  await mine.button('保存').click();
  await expect(page.getByText('资料已保存')).toBeVisible();
  await expect(mine.header).toContainText('急诊小芝');

  // Any picture will do.
  const buffer = await page.screenshot();
  await mine.chooseAvatar({ name: '我的头像（新）.png', mimeType: 'image/png', buffer });
  const crop = mine.dialog('裁剪头像');
  await crop.getByRole('application').press('ArrowRight');
  await crop.getByRole('application').press('+');
  await crop.getByRole('button', { name: '保存头像' }).click();
  await expect(page.getByText('头像已更新')).toBeVisible();
  await expect(crop).toBeHidden();
  await expect(mine.header.locator('img')).toHaveAttribute('src', /avatar\/[0-9a-f]{32}\.webp/);

  await page.reload();
  await expect(mine.nickname).toHaveValue('急诊小芝');
  const shown = page.getByRole('img', { name: '我的头像' });
  await expect(shown).toHaveJSProperty('naturalWidth', 256);
});

test('a text that calls itself a picture is refused in words', async ({ page }) => {
  await enterByCode(page, '13911120002');
  await page.goto('/userInfo/userSet');
  const buffer = Buffer.from('这不是图片');
  const file = { name: '头像.png', mimeType: 'image/png', buffer };
  await account(page).chooseAvatar(file);
  await expect(page.getByText(/无法识别该图片/)).toBeVisible();

  // The server refuses it as well, if the page is bypassed.
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'cheese-token')?.value ?? '';
  const refused = await page.request.post('/doctor-cheese/user/v1/my/avatar', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file },
  });
  expect(refused.status()).toBe(400);
  expect(((await refused.json()) as { message: string }).message).toContain('无法识别该图片');
});

test('sessions end: one by hand, all others by a new password', async ({ page, browser }) => {
  // No other journey uses this account: its password changes here.
  const phone = '13800000007';
  await signIn(page, phone);
  const mine = account(page);
  const elsewhere = await enterElsewhere(browser, phone);
  await page.goto('/userInfo/accountSet');
  await expect(mine.sessions).toHaveCount(2);
  await mine.sessions.getByRole('button', { name: /^下线/ }).click();
  await mine.question('确定下线该设备？').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('设备已下线')).toBeVisible();
  await expect(mine.sessions).toHaveCount(1);
  await elsewhere.goto('/userInfo/accountSet');
  await expect(elsewhere.getByRole('dialog', { name: '系统检测到您未登录' })).toBeVisible();
  await elsewhere.context().close();

  const again = await enterElsewhere(browser, phone);
  await mine.button('修改密码').click();
  await mine.receiveCode('修改密码', phone);
  await page.getByLabel('新密码').fill('Giraffe-5');
  await page.getByLabel('确认密码').fill('Giraffe-5');
  await mine.dialog('修改密码').getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('密码已更新，其他设备已下线')).toBeVisible();
  await expect(mine.button('修改密码')).toBeVisible();
  await expect(mine.sessions).toHaveCount(1);
  await again.goto('/userInfo/accountSet');
  await expect(again.getByRole('dialog', { name: '系统检测到您未登录' })).toBeVisible();
  await again.context().close();
});

test('the phone changes by a code from each of both', async ({ page }) => {
  const [old, next] = ['13800000011', '13911120005'];
  await signIn(page, old);
  const mine = account(page);
  await page.goto('/userInfo/accountSet');
  await expect(page.getByText('138****0011')).toBeVisible();
  await mine.button('更换手机号').click();
  await mine.receiveCode('更换手机号', old);
  await mine.button('下一步').click();
  await page.getByLabel('新手机号').fill(next);
  await mine.receiveCode('更换手机号', next);
  await mine.dialog('更换手机号').getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('手机号已更新')).toBeVisible();
  await expect(page.getByText('139****0005')).toBeVisible();
});
