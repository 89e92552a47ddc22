import type { Page } from '@playwright/test';

/**
 * Performs an action and catches a message that is visible for half a second. A locator polls twice
 * a second and could miss it, so each frame is checked.
 */
export async function saidOver(page: Page, words: string, act: () => Promise<unknown>) {
  const isSaid = (text: string) => document.body.textContent.includes(text);
  await Promise.all([page.waitForFunction(isSaid, words), act()]);
}
