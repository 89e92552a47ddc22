import { expect, type Page } from '@playwright/test';
import { accessFaults } from '../../../../tools/journeys/axe';
import { cutOffFaults } from '../../../../tools/journeys/cutOff';

/**
 * What is wrong with what is seen just now: for assistive technology, or cut off.
 * @param part that alone is looked at by axe
 */
export async function judge(page: Page, what: string, part?: string): Promise<string[]> {
  const found = (await accessFaults(page, part)).map((fault) => `${what} ${fault}`);
  const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
  if (overflow > 0) found.push(`${what} is ${overflow} px too wide`);
  for (const fault of await cutOffFaults(page)) found.push(`${what} ${fault}`);
  return found;
}

/** The wide one last: the page is left as it was found. */
const widths = [375, 1440];
const SETTLED_MS = 3_000;

/** The same at both widths. */
export async function judgeAtBoth(page: Page, what: string, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const faults = () => judge(page, `at ${width} px, ${what}`, part);
    // A table becomes cards a moment after the window became narrow.
    const isGood = expect.poll(faults, { timeout: SETTLED_MS }).toEqual([]);
    await isGood.catch(async () => found.push(...(await faults())));
  }
  return found;
}
