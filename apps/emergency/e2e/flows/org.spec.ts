import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { people } from '../pages/login';
import { manage, press, row } from '../pages/system';

test('the platform’s administrator says whose data they look at, and changes over', async ({
  page,
}) => {
  await manage(page, '/people', people.platformAdmin);
  const dialog = page.getByRole('dialog');
  const chooser = page.getByRole('banner').getByRole('button', { name: /机构/ });
  await expect(page.getByRole('heading', { name: '请先选择机构' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  await page.getByRole('main').getByRole('button', { name: '选择机构' }).click();
  await dialog.getByRole('textbox', { name: '搜索机构名称' }).fill('春晖');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await press(page, /^春晖公益急救中心/);
  await expect(dialog).toHaveCount(0);
  await expect(chooser).toHaveAccessibleName('当前机构：春晖公益急救中心，点击切换');
  await expect(row(page, '梁思源')).toHaveCount(1);

  // The choice goes along to other screens and outlives a reload.
  await page.getByRole('navigation', { name: '后台菜单' }).getByText('学情监控').click();
  await expect(page.getByRole('img', { name: '学习趋势' })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(row(page, '梁思源')).toHaveCount(1);

  await chooser.click();
  await press(page, /^安澜应急救护中心/);
  await expect(row(page, '沈砚清')).toHaveCount(1);
  await expect(row(page, '梁思源')).toHaveCount(0);
});

test('the platform’s administrator adds an organisation, renames it and adds its manager', async ({
  page,
}) => {
  const [name, later] = [`云岭急救站${Date.now()}`, `云岭急救中心${Date.now()}`];
  await manage(page, '/people', people.platformAdmin);
  await page.getByRole('main').getByRole('button', { name: '选择机构' }).click();
  const dialog = page.getByRole('dialog');
  await press(page, '新增机构');
  await press(page, '保存');
  await expect(dialog.getByText('机构名称不能为空')).toBeVisible();
  await dialog.getByRole('textbox', { name: '机构名称' }).fill(name);
  await page.keyboard.press('Enter');
  await press(page, `修改名称：${name}`);
  await dialog.getByRole('textbox', { name: '机构名称' }).fill(later);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(name)).toHaveCount(0);
  await press(page, new RegExp(`^${later}\\s*0 人`));

  await page.getByRole('button', { name: '添加人员' }).first().click();
  await dialog.getByRole('textbox', { name: '姓名' }).fill('云岭管理');
  const phone = `137${String(Date.now()).slice(-8)}`;
  await dialog.getByRole('textbox', { name: '手机号', exact: true }).fill(phone);
  await dialog.getByRole('combobox', { name: '角色' }).selectOption('机构管理员');
  await press(page, '保存');
  await expect(row(page, '云岭管理')).toContainText('机构管理员');
});
