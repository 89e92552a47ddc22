import type { Page } from '@playwright/test';
import { people } from './login';
import { signIn } from './signIn';

export const system = '/emergencyCenter/system';

/** Opens a screen of the system as a manager. */
export async function manage(page: Page, path: string, manager = people.manager) {
  await signIn(page, manager);
  await page.goto(`${system}${path}`);
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Looks for something in a list of the system. */
export async function find(page: Page, field: string, words: string) {
  await page.getByRole('searchbox', { name: field }).fill(words);
  await page.keyboard.press('Enter');
}
