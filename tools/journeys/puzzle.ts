import type { Page } from '@playwright/test';
import { saidOver } from './said';

/** How far the piece has to go where chance always says one half (see `evenChance`). */
const GAP = 134;

/** The slide puzzle of both sites, as it is moved by keys. */
export function slidePuzzle(page: Page) {
  const dialog = page.getByRole('dialog', { name: '请完成安全验证' });
  const slider = dialog.getByRole('slider');

  const slide = async (way: number) => {
    // Before its picture is there, it hears no key.
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
    /** Chance that is none: the gap of the browser's own puzzle is always at the same place. */
    evenChance: () => page.addInitScript(() => void (Math.random = () => 0.5)),
    solve: () => saidOver(page, '验证通过', () => slide(GAP)),
    miss: () => slide(GAP - 60),
  };
}
