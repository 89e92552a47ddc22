import type { Page } from '@playwright/test';
import { findGap } from './findGap';

/** How far the piece has to go where chance always says one half (see `evenChance`). */
const GAP = 134;

/** The slide puzzle: the browser's own, and the server's where that one asks for it. */
export function puzzle(page: Page) {
  const dialog = page.getByRole('dialog', { name: '请完成安全验证' });
  const slider = dialog.getByRole('slider');
  const scene = dialog.locator('.slider-captcha-picture canvas').first();

  const slide = async (way: number) => {
    await slider.focus();
    for (let step = 0; step < Math.floor(way / 10); step++) await slider.press('Shift+ArrowRight');
    for (let step = 0; step < way % 10; step++) await slider.press('ArrowRight');
    await slider.press('Enter');
  };
  return {
    dialog,
    slider,
    scene,
    body: dialog.locator('.slider-captcha-body'),
    slide,
    /** Chance that is none: the gap of the browser's own puzzle is always at the same place. */
    evenChance: () => page.addInitScript(() => void (Math.random = () => 0.5)),
    solve: async () => {
      await slider.and(page.locator('[aria-disabled=false]')).waitFor();
      await slide(GAP);
    },
    /** The server tells nobody where the gap is: it has to be looked for, as people do. */
    solveIssued: async () => {
      await slider.and(page.locator('[aria-disabled=false]')).waitFor();
      await slide(await findGap(scene, dialog.locator('.slider-captcha-piece canvas')));
    },
  };
}
