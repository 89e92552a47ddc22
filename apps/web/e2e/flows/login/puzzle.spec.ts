import { expect } from '@playwright/test';
import { test } from '../../pages/people/household';
import { login } from '../../pages/people/login';

test('a piece beside its gap is shaken off, and another puzzle comes', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const { captcha, ...door } = login(page);
  await page.goto('/login');
  await door.fillPhone({ name: '13800000001' });
  await door.submit.click();
  await expect(captcha.body).toHaveAttribute('data-phase', 'ready');
  const before = await captcha.scene.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

  // The gap is never this near to the start.
  await captcha.slide(3);
  // All at once: it is seen for little more than a second.
  const rejected = captcha.body.and(page.locator('[data-phase=rejected]'));
  await expect(rejected.filter({ hasText: '没有对准缺口，请再试一次' })).toHaveCSS(
    'animation-name',
    'slider-captcha-shake',
  );

  await expect(captcha.body).toHaveAttribute('data-phase', 'ready');
  await expect(captcha.slider).toHaveAttribute('aria-valuenow', '0');
  const after = await captcha.scene.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  expect(after).not.toBe(before);

  await page.keyboard.press('Escape');
  await expect(captcha.dialog).toBeHidden();
  await expect(door.password).toHaveValue('Cheese-2026');
  expect(calls.filter((url) => url.includes('/auth/'))).toEqual([]);
});

test('the piece is dragged into its gap with the mouse', async ({ page }) => {
  const { captcha, ...door } = login(page);
  await door.open();
  await door.fillPhone({ name: '13800000001' });
  await door.submit.click();
  await expect(captcha.body).toHaveAttribute('data-phase', 'ready');
  const { x, y, width, height } = (await captcha.slider.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 5, { steps: 8 });
  await page.mouse.move(x + width / 2 + 134, y + height / 2, { steps: 8 });
  await door.done(() => page.mouse.up());
});
