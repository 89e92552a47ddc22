import type { Page } from '@playwright/test';
import { evenChance, missPuzzle, solvePuzzle } from './puzzle';

const manager = { phone: '13800000008', password: 'Cheese-2026' };
const trainee = { phone: '13800000010', password: 'Cheese-2026' };
export const people = { manager, trainee };

/** /emergencyCenter/login and its puzzle. */
export function login(page: Page) {
  const fill = async ({ phone, password }: typeof manager) => {
    await page.getByLabel('手机号').fill(phone);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '登录', exact: true }).click();
  };
  return {
    evenChance: () => evenChance(page),
    open: () => page.goto('/emergencyCenter/login'),
    fill,
    miss: () => missPuzzle(page),
    solve: () => solvePuzzle(page),
    async enterAs(person: typeof manager) {
      await fill(person);
      await solvePuzzle(page);
    },
    logOut: page.getByRole('button', { name: '退出登录' }),
  };
}
