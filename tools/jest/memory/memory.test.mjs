import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../setup/root.mjs';
import { changedSince } from './hashes.mjs';
import { passedBefore, projectsRemembered, readMemory, remember, writeMemory } from './memory.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cheese-memory-'));
const cache = process.env.XDG_CACHE_HOME;
beforeAll(() => {
  process.env.XDG_CACHE_HOME = join(folder, 'cache');
});
afterAll(() => {
  if (cache === undefined) delete process.env.XDG_CACHE_HOME;
  else process.env.XDG_CACHE_HOME = cache;
  rmSync(folder, { recursive: true });
});

/** The files read by a test were written before it began. */
const later = { isChanged: changedSince(Date.now() + 60_000) };

let nth = 0;
/**
 * A file read by a test, with its record; each under its own name, because states are cached for a
 * run.
 */
function read(/** @type {string} */ text) {
  const path = join(folder, `read-${(nth += 1)}`);
  writeFileSync(path, text);
  return `f:${relative(root, path)}`;
}

test('what passed is known again in the next run, and by other projects as nothing', () => {
  const kept = {};
  remember(kept, 'a.test.ts', { reads: [read('one'), read('two')], tests: 7, ...later });
  writeMemory('first', kept);
  expect(passedBefore(readMemory('first'), 'a.test.ts')).toBe(7);
  expect(passedBefore(readMemory('first'), 'b.test.ts')).toBeNull();
  expect(readMemory('second')).toEqual({});
  expect(projectsRemembered()).toContain('first');
});

test('what was read must stand as it stood', () => {
  const kept = { 'a.test.ts': [{ reads: [read('now')], state: 'as before', tests: 7, at: 0 }] };
  expect(passedBefore(kept, 'a.test.ts')).toBeNull();
});

test('what was written to while it was read is not remembered', () => {
  const kept = {};
  remember(kept, 'a.test.ts', {
    reads: [read('now')],
    tests: 7,
    isChanged: changedSince(Date.now() - 60_000),
  });
  expect(kept).toEqual({});
});

test('a state is remembered once, and six of them, the newest first', () => {
  /** @type {import('./memory.mjs').Kept} */
  const kept = {};
  const notes = Array.from({ length: 8 }, (_, at) => read(`${at}`));
  for (const note of [...notes, notes[7] ?? '']) {
    remember(kept, 'a.test.ts', { reads: [note], tests: 1, ...later });
  }
  expect(kept['a.test.ts']?.map(({ reads }) => reads[0])).toEqual(notes.slice(2).reverse());
});

test('a memory that somebody broke is none', () => {
  writeMemory('broken', {});
  writeFileSync(join(folder, 'cache', 'cheese', 'tests', 'broken.json.gz'), 'no archive');
  expect(readMemory('broken')).toEqual({});
});
