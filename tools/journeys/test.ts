/** Playwright's `test`, which also records the files of the site that a journey requested. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type BrowserContext, test as plain, type TestInfo } from '@playwright/test';

const root = resolve(__dirname, '../..');

function write(asked: ReadonlySet<string>, { file, titlePath, repeatEachIndex }: TestInfo) {
  const folder = process.env.JOURNEY_TRACES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const name = [...titlePath, repeatEachIndex].join('\n');
  const path = join(folder, `${createHash('sha256').update(name).digest('hex').slice(0, 24)}.json`);
  writeFileSync(path, JSON.stringify({ file: relative(root, file), asked: [...asked] }));
}

export const test = plain.extend<{ hearing: void }>({
  hearing: [
    async ({ browser, context }, use, info) => {
      const asked = new Set<string>();
      const hear = (one: BrowserContext) => {
        one.on('request', (request) => asked.add(new URL(request.url()).pathname));
        return one;
      };
      hear(context);
      const open = browser.newContext.bind(browser);
      browser.newContext = async (...how) => hear(await open(...how));
      await use();
      browser.newContext = open;
      write(asked, info);
    },
    { auto: true },
  ],
});
