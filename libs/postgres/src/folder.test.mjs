import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { major, packageOf } from './binaries.mjs';
import { holdsCluster, passwordFile } from './folder.mjs';
import { ask, useFolder } from './testing/useFolder.mjs';

const test = useFolder();

/** @param {Record<string, string>} files */
function put(files) {
  mkdirSync(test.folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(test.folder, name), text);
}

it('takes an empty folder for a place', async () => {
  expect(holdsCluster(test.folder)).toBe(false);
  put({});
  const { url } = await test.open();
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('knows its own', () => {
  put({ PG_VERSION: `${major()}\n`, [passwordFile]: 'secret' });
  expect(holdsCluster(test.folder)).toBe(true);
});

it.each([
  [{ PG_VERSION: '18\n' }, 'of an earlier version of this server (PGlite)'],
  [{ PG_VERSION: '17\n', [passwordFile]: 'secret' }, 'was made by PostgreSQL 17'],
  [{ 'notes.txt': 'mine' }, 'what is there is none'],
])('names what it cannot open, and leaves it: %j', async (files, words) => {
  put(/** @type {Record<string, string>} */ (files));
  await expect(test.open()).rejects.toThrow(words);
  expect(test.said).toEqual([]);
});

it('names a file in its place', () => {
  writeFileSync(test.folder, '');
  expect(() => holdsCluster(test.folder)).toThrow('what is there is none');
});

it('leads to DATABASE_URL where there is none for the machine', () => {
  expect(() => packageOf('linux-riscv64')).toThrow(
    /none for linux-riscv64 .* DATABASE_URL=postgres:\/\//,
  );
});
