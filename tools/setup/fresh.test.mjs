import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';
import { signatureOf } from './fresh.mjs';
import { inRoot } from './root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fresh-test-'));
const file = (/** @type {string} */ name) => join(folder, name);
const signature = () => signatureOf(filesUnder(folder));

beforeEach(() => {
  filesUnder(folder).forEach((path) => rmSync(path));
  writeFileSync(file('a.ts'), 'one');
  utimesSync(file('a.ts'), 1000, 1000);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Nx builds anew for every name that a site reads', () => {
  const read = ['web', 'emergency'].flatMap((app) =>
    readFileSync(inRoot('apps', app, 'src', 'settings', 'settings.ts'), 'utf8').match(/VITE_\w+/g),
  );
  /** @type {{ targetDefaults: { build: { inputs: (string | { env?: string })[] } } }} */
  const { targetDefaults } = JSON.parse(readFileSync(inRoot('nx.json'), 'utf8'));
  const known = targetDefaults.build.inputs.flatMap((one) =>
    typeof one === 'string' ? [] : one.env,
  );
  expect(new Set(known)).toEqual(new Set(read));
});

test('a name for the build with another value gives another signature', () => {
  const before = signature();
  process.env.VITE_FILING_NUMBER = '京ICP备1号';
  expect(signature()).not.toBe(before);
  delete process.env.VITE_FILING_NUMBER;
});

test('the same files give the same signature', () => {
  expect(signature()).toBe(signature());
});

test.each([
  ['a file that was written again', () => utimesSync(file('a.ts'), 1001, 1001)],
  [
    'a new file, however old it says it is',
    () => {
      writeFileSync(file('b.ts'), '');
      utimesSync(file('b.ts'), 1, 1);
    },
  ],
  ['a file that is gone', () => rmSync(file('a.ts'))],
])('%s gives another one', (_, change) => {
  const before = signature();
  change();
  expect(signature()).not.toBe(before);
});
