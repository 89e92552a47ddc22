/** Writes docs/calls.md from the catalogue; with --check, fails where the page is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyCall } from '@cheese/domain/everyCall';
import prettier from 'prettier';
import { callsPage } from './callsPage';
import { openCalls } from './openCalls';

const file = join(import.meta.dirname, '../../docs/calls.md');
const options = (await prettier.resolveConfig(file)) ?? {};
const page = callsPage(everyCall(), await openCalls());
const text = await prettier.format(page, { ...options, parser: 'markdown' });

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/calls.md is out of date: npm run docs');
  process.exitCode = 1;
}
