import type { Page } from '@playwright/test';
import { accessFaults } from '../../../../tools/journeys/axe';

/** Bar and dialogs are fixed: what leaves the window there makes the page no wider. */
const fixed = ['header a', 'header button', '[role=dialog] button', '[role=alertdialog] button'];

/**
 * What is wrong with what is seen just now: for assistive technology, or with its width.
 * @param part that alone is looked at by axe
 */
export async function judge(page: Page, what: string, part?: string): Promise<string[]> {
  const found = (await accessFaults(page, part)).map((fault) => `${what} ${fault}`);
  const { overflow, cut } = await page.evaluate((ends) => {
    const boxes = [...document.querySelectorAll(ends)].map((end) => end.getBoundingClientRect());
    return {
      overflow: document.body.scrollWidth - innerWidth,
      cut: boxes.filter(({ right }) => right > innerWidth).length,
    };
  }, fixed.join());
  if (overflow > 0) found.push(`${what} is ${overflow} px too wide`);
  if (cut > 0) found.push(`${what}: something is cut off`);
  return found;
}
