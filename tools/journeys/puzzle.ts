import type { Page } from '@playwright/test';
import { saidOver } from './said';

/** The distance to the gap if the random generator always returns one half (see `evenChance`). */
const GAP = 134;

/** The slide puzzle of both sites, solved by keyboard. */
export function slidePuzzle(page: Page) {
  const dialog = page.getByRole('dialog', { name: '请完成安全验证' });
  const slider = dialog.getByRole('slider');

  const slide = async (way: number) => {
    // It ignores keys until its picture has loaded.
    await slider.and(page.locator('[aria-disabled=false]')).waitFor();
    await slider.focus();
    for (let step = 0; step < Math.floor(way / 10); step++) await slider.press('Shift+ArrowRight');
    for (let step = 0; step < way % 10; step++) await slider.press('ArrowRight');
    await slider.press('Enter');
  };
  return {
    dialog,
    slider,
    slide,
    /**
     * A fixed random generator: the gap of the browser's own puzzle is always at the same place.
     */
    evenChance: () => page.addInitScript(() => void (Math.random = () => 0.5)),
    solve: () => saidOver(page, '验证通过', () => slide(GAP)),
    miss: () => slide(GAP - 60),
  };
}
