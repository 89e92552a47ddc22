import type { Page } from '@playwright/test';
import { slidePuzzle } from '../../../../tools/journeys/puzzle';
import { saidOver } from '../../../../tools/journeys/said';

const manager = { phone: '13800000008', password: 'Cheese-2026' };
const trainee = { phone: '13800000010', password: 'Cheese-2026' };
/** From a third organisation. */
const otherManager = { phone: '13800000009', password: 'Cheese-2026' };
const platformAdmin = { phone: '13800000005', password: 'Cheese-2026' };
export const people = { manager, trainee, otherManager, platformAdmin };

/** /emergencyCenter/login and its puzzle. */
export function login(page: Page) {
  const { evenChance, miss, solve } = slidePuzzle(page);
  const fill = async ({ phone, password }: typeof manager) => {
    await page.getByLabel('手机号').fill(phone);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '登录', exact: true }).click();
  };
  return {
    evenChance,
    /** Performs a sign-in and catches its toast, which is shown for half a second. */
    done: (act: () => Promise<unknown>) => saidOver(page, '登录成功！', act),
    open: () => page.goto('/emergencyCenter/login'),
    fill,
    miss,
    solve,
    async enterAs(person: typeof manager) {
      await fill(person);
      await solve();
    },
    logOut: page.getByRole('button', { name: '退出登录' }),
  };
}
