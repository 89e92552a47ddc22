import type { Page } from '@playwright/test';
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
