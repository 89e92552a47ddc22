import type { Page } from '@playwright/test';

/** How far the piece has to go where chance always says one half (see `evenChance`). */
const GAP = 134;

/** Chance that is none: the puzzle's gap is always at the same place. */
export const evenChance = (page: Page) => page.addInitScript(() => void (Math.random = () => 0.5));

async function letGoAt(page: Page, place: number) {
  const slider = page.getByRole('slider');
  // Before its picture is there, it hears no key.
  await slider.and(page.locator('[aria-disabled=false]')).waitFor();
  await slider.focus();
  for (let way = 0; way < Math.floor(place / 10); way++) await slider.press('Shift+ArrowRight');
  for (let way = 0; way < place % 10; way++) await slider.press('ArrowRight');
  await slider.press('Enter');
}

export const solvePuzzle = (page: Page) => letGoAt(page, GAP);
export const missPuzzle = (page: Page) => letGoAt(page, GAP - 60);
