import type { Page } from '@playwright/test';
import { accessFaults } from '../../../../tools/journeys/axe';

/**
 * Accessibility violations of the page and its dialogs; without motion, so that no fade is checked
 * half-way.
 */
export async function faultsOf(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return accessFaults(page);
}
