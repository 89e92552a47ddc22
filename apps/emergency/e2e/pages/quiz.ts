import type { Page } from '@playwright/test';

/** /emergencyCenter/quiz: from the choice of what to be asked to handing in. */
export const quiz = (page: Page) => ({
  place: (at: number, total: number) => page.getByText(`第 ${at} / ${total} 题`),
  sign: page.getByRole('status').filter({ hasText: /保存|离线/ }),
  answered: page.getByRole('button', { name: /题，已作答/ }),
  async begin(count: 5 | 10 | 20) {
    await page.goto('/emergencyCenter/quiz?start=1');
    await page.getByText(`${count} 题`, { exact: true }).click();
    await page.getByRole('button', { name: '抽题并开始' }).click();
    await page.getByText(`第 1 / ${count} 题`).waitFor();
  },
  async handIn() {
    await page.getByRole('button', { name: '交卷', exact: true }).first().click();
    await page.getByRole('button', { name: '确认交卷' }).click();
  },
});
