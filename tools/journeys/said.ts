import type { Page } from '@playwright/test';

/**
 * Does what brings a word that stands for half a second, and sees it. Whoever looks after the act
 * comes too late, and a locator looks twice a second: each frame is asked.
 */
export async function saidOver(page: Page, words: string, act: () => Promise<unknown>) {
  const isSaid = (text: string) => document.body.textContent.includes(text);
  await Promise.all([page.waitForFunction(isSaid, words), act()]);
}
