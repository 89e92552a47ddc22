import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyCall } from '@cheese/domain/everyCall';
import { callsPage } from './callsPage';

/** Changes of access, requests and answers must be visible in the page of calls too. */
it('the page of all calls says what the catalogue says', () => {
  const page = readFileSync(join(__dirname, '../../docs/calls.md'), 'utf8');
  const entries = everyCall();
  const all = new Set(entries.map(({ call, url }) => `${call.method} ${url}`));
  const linesOf = (text: string) =>
    text
      .replaceAll(' · **not built**', '')
      .split('\n')
      .filter((line) => /^(\*\*|- )/.test(line));
  expect(linesOf(page)).toEqual(linesOf(callsPage(entries, all)));
});
