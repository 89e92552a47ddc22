import child_process from 'node:child_process';
import fs, { mkdtempSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import worker_threads from 'node:worker_threads';
import { root } from '../../setup/root.mjs';
import { tracing } from './reads.cjs';

/** @type {Record<string, object>} */
const modules = { fs, 'fs/promises': promises, child_process, worker_threads };

/** The recorded reads of `read` through Node's modules as a test gets them. */
function notesOf(/** @type {(module: (name: string) => any) => void} */ read) {
  const notes = new Set();
  const traced = tracing(/** @type {Set<string>} */ (notes));
  read((name) => traced(name, modules[name.replace(/^node:/, '')] ?? {}));
  return [...notes];
}

/** @type {[what: string, note: string, look: (fs: any) => void][]} */
const looks = [
  ['a file', 'f:package.json', (fs) => fs.readFileSync(join(root, 'package.json'))],
  ['a file by its address', 'f:nx.json', (fs) => fs.statSync(new URL(`file://${root}/nx.json`))],
  [
    'a file that is not there',
    'f:nowhere',
    (fs) => fs.createReadStream(join(root, 'nowhere')).on('error', () => undefined),
  ],
  ['whether one is there', 'e:nowhere', (fs) => fs.existsSync(join(root, 'nowhere'))],
  ['a folder', 'd:docs', (fs) => fs.readdirSync(join(root, 'docs'))],
  ['all below it', 't:docs', (fs) => fs.readdirSync(join(root, 'docs'), { recursive: true })],
];

test.each(looks)('%s that is looked at is noted', (_what, note, look) => {
  expect(notesOf((module) => look(module('node:fs')))).toEqual([note]);
});

test('promises are heard, by both of their names', () => {
  const path = join(root, 'package.json');
  expect(notesOf((module) => void module('fs').promises.readFile(path))).toEqual([
    'f:package.json',
  ]);
  expect(notesOf((module) => void module('fs/promises').readdir(root))).toEqual(['d:']);
});

test('what lies outside, and packages, do not count: the lockfile stands for them', () => {
  const paths = ['/etc/hosts', join(root, 'node_modules/jest/package.json'), join(root, '.git')];
  expect(notesOf((module) => paths.forEach((path) => module('fs').existsSync(path)))).toEqual([
    'e:.git',
  ]);
});

test('what no file can be called is none', () => {
  const key = 'MIIEvg'.repeat(200);
  expect(notesOf((module) => module('node:fs').existsSync(key))).toEqual([]);
});

test('nobody knows what a script reads, and programs of others read what they are handed', () => {
  const notesOfProgram = (/** @type {string} */ program) =>
    notesOf((module) => module('node:child_process').spawnSync(program, ['--version']));
  expect(notesOfProgram(process.execPath)).toEqual(['w:']);
  expect(notesOfProgram(join(root, 'nowhere'))).toEqual(['w:']);
  expect(notesOfProgram('git')).toEqual(['w:']);
  expect(notesOfProgram('true')).toEqual([]);
  expect(notesOfProgram(join(root, 'node_modules/nowhere'))).toEqual([]);
});

test('a thread reads what its script was made from, where that is said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cheese-thread-'));
  const script = join(folder, 'made.js');
  writeFileSync(script, '');
  writeFileSync(`${script}.inputs.json`, '["libs/a.ts","libs/b.ts"]');
  const run = (/** @type {any} */ module) => new (module('node:worker_threads').Worker)(script);
  expect(notesOf(run)).toEqual(['f:libs/a.ts', 'f:libs/b.ts']);
});
