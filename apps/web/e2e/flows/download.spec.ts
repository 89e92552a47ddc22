import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';

test('the footer leads to the downloads, which say of each whether there is one', async ({
  page,
}) => {
  await page.goto('/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'PPT插件下载' }).click();
  await expect(page).toHaveURL('/download');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) {
    const file = row.getByRole('link', { name: /^下载/ });
    await expect(file.or(row.getByText('暂未提供'))).toBeVisible();
    if (await file.count()) {
      const answer = await page.request.get((await file.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    }
  }
});

test('the codes are there to be scanned and to be printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void document.body.setAttribute('data-printed', '');
  });
  await page.goto('/download');
  await page.getByRole('link', { name: '手机扫码访问' }).click();
  await expect(page).toHaveURL('/qrCode');
  await expect(page.getByRole('img', { name: '本站二维码' })).toBeVisible();
  await page.getByRole('button', { name: '打印本页' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: '打印本页' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL('/');
});
