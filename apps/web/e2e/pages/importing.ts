import { expect, type Page } from '@playwright/test';
import { ask } from './ask';

/** A text of questions on its way into a bank, read and waiting to be looked through. */
export async function beginImport(page: Page, bankId: number, text: string) {
  const file = { name: '题目.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  const asked = { bankId: String(bankId), file };
  const { importId } = await ask<{ importId: number }>(
    ...([page, 'post', 'question-import/v1/begin', asked, 'multipart'] as const),
  );
  const state = () =>
    ask<{ state: string }>(page, 'get', `question-import/v1/detail?importId=${importId}`);
  await expect.poll(async () => (await state()).state).toBe('waiting');
  return importId;
}
