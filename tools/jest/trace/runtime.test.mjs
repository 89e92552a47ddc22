import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { binOf, inRoot, root } from '../../setup/root.mjs';

// Within the repository: what lies outside of it is not noted.
mkdirSync(inRoot('dist'), { recursive: true });
const folder = mkdtempSync(inRoot('dist', 'traced-'));
afterAll(() => rmSync(folder, { recursive: true }));

const place = (/** @type {string} */ name) => relative(root, join(folder, name));

const files = {
  'jest.config.cjs': `module.exports = { runtime: '${inRoot('tools/jest/trace/runtime.cjs')}', testMatch: ['**/*.test.js'] };`,
  'shared.js': 'exports.one = 1;',
  'late.js': 'exports.two = 2;',
  'data.json': '{"three":3}',
  'replaced.js': 'throw new Error();',
  'read.txt': 'four',
  'both.test.js': `
    jest.mock('./replaced', () => ({ five: 5 }));
    const { readFileSync } = require('node:fs');
    test('loads', () => {
      expect(require('./shared').one + require('./data.json').three).toBe(4);
      expect(require('./replaced').five).toBe(5);
      expect(readFileSync(__dirname + '/read.txt', 'utf8')).toBe('four');
    });`,
  'later.test.js': `test('loads later', () => expect(require('./late').two).toBe(2));`,
};

/** @returns {Record<string, string[]>} what each test file of a run read */
function run() {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const traces = join(folder, 'traces');
  const args = [binOf('jest'), '-c', join(folder, 'jest.config.cjs'), '--runInBand'];
  const env = { ...process.env, TEST_TRACES: traces };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env });
  if (status !== 0) throw new Error(stderr.toString());
  return Object.fromEntries(
    readdirSync(traces)
      .map((name) => JSON.parse(readFileSync(join(traces, name), 'utf8')))
      .map(({ file, deps }) => [file, deps.sort()]),
  );
}

test('each test file is known with what it loaded and read, early or late, and no other', () => {
  const content = (/** @type {string[]} */ ...names) => names.map((name) => `f:${place(name)}`);
  expect(run()).toEqual({
    [place('both.test.js')]: [
      `e:${place('replaced.js')}`,
      ...content('both.test.js', 'data.json', 'read.txt', 'shared.js'),
    ],
    [place('later.test.js')]: content('late.js', 'later.test.js'),
  });
}, 60_000);
