import type { Page } from '@playwright/test';

/** How far the piece has to go where chance always says one half (see `evenChance`). */
const GAP = 134;

/** /login and its puzzle. */
export const login = (page: Page) => ({
  /** Chance that is none: the puzzle's gap is always at the same place. */
  evenChance: () => page.addInitScript(() => void (Math.random = () => 0.5)),
  open: () => page.goto('/login'),
  tab: (name: string) => page.getByRole('tab', { name }),
  phone: page.getByLabel('手机号'),
  password: page.getByLabel('密码', { exact: true }),
  agreement: page.getByRole('checkbox'),
  submit: page.getByRole('button', { name: '登录', exact: true }),
  async solvePuzzle() {
    const slider = page.getByRole('slider');
    await slider.focus();
    for (let way = 0; way < Math.floor(GAP / 10); way++) await slider.press('Shift+ArrowRight');
    for (let way = 0; way < GAP % 10; way++) await slider.press('ArrowRight');
    await slider.press('Enter');
  },
});
