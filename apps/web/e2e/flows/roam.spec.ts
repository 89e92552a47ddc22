import { expect, type Locator } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { tour } from '../pages/tour';

/** Looks around until the door is in the middle of the picture, where nothing covers it. */
async function lookUntil(door: Locator, width: number, turn: () => Promise<void>) {
  for (let step = 0; step < 40; step++) {
    const box = (await door.count()) > 0 ? await door.boundingBox() : null;
    const place = box ? (box.x + box.width / 2) / width : 0;
    if (place > 0.3 && place < 0.7) return;
    await turn();
  }
  await expect(door).toBeInViewport();
}

test('by mouse from room to room, and back by the list', async ({ page }) => {
  const { room, door, chosen, ready, dragByMouse } = tour(page);
  await page.goto('/roam');
  await expect(room).toHaveText('解剖实验室');
  await ready();
  await lookUntil(door('去形态学实验室'), 1280, dragByMouse);
  await door('去形态学实验室').click();
  await expect(room).toHaveText('形态学实验室');
  await expect(page).toHaveURL('/roam?room=2');
  await expect(chosen).toHaveText('2 形态学实验室');
  await page.getByRole('link', { name: '1 解剖实验室' }).click();
  await expect(room).toHaveText('解剖实验室');
  await page.goBack();
  await expect(room).toHaveText('形态学实验室');
});

test('by keyboard alone through a door, and to what a hotspot tells', async ({ page }) => {
  const { canvas, room, door, ready } = tour(page);
  await page.goto('/roam?room=2');
  await ready();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '返回首页' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(canvas).toBeFocused();
  await lookUntil(door('去机能实验室'), 1280, () => page.keyboard.press('ArrowRight'));
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    if (await door('去机能实验室').evaluate((link) => link === document.activeElement)) break;
  }
  await expect(door('去机能实验室')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(room).toHaveText('机能实验室');

  const gas = page.getByRole('button', { name: '气瓶' });
  await ready();
  await expect(gas).toBeVisible();
  await gas.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '气瓶' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(gas).toBeFocused();
});

test('an address opens its room; one that names none opens the first', async ({ page }) => {
  const { room, chosen, door, ready } = tour(page);
  await page.goto('/roam?room=4');
  await expect(room).toHaveText('模拟急救室');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await page.goto('/roam?room=99');
  await expect(room).toHaveText('解剖实验室');
  await ready();
  await door('心脏三维标本').click();
  await expect(page).toHaveURL(/\/morphology\/detail\?id=\d+$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('by finger through a door, with the list following', async ({ page }) => {
    const { room, door, chosen, ready, dragByFinger } = tour(page);
    await page.goto('/roam?room=3');
    await ready();
    await lookUntil(door('去模拟急救室'), 375, dragByFinger);
    // A finger that comes down right after a swipe only stops the swipe, on every page.
    await expect(async () => {
      await door('去模拟急救室').tap();
      await expect(room).toHaveText('模拟急救室', { timeout: 1000 });
    }).toPass();
    await expect(page).toHaveURL('/roam?room=4');
    await expect(chosen).toBeInViewport({ ratio: 1 });
  });
});
