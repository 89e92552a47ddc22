import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';

/** Writes a page of docs/; with --check, fails where the page is out of date. */
export async function written(name: string, page: string) {
  const file = join(import.meta.dirname, '../../docs', name);
  const options = (await prettier.resolveConfig(file)) ?? {};
  const text = await prettier.format(page, { ...options, parser: 'markdown' });
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`docs/${name} is out of date: npm run docs`);
    process.exitCode = 1;
  }
}
