import type { Page } from '@playwright/test';
import { accessFaults } from '../../../../tools/journeys/axe';

/** What is not accessible on a page as it stands, with its dialogs; no fade is judged half way. */
export async function faultsOf(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return accessFaults(page);
}
