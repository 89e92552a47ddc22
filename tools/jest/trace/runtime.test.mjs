import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { binOf, inRoot, root } from '../../setup/root.mjs';
import { groupFile } from '../groups.mjs';

// Within the repository, because reads outside of it are not recorded.
for (const name of ['dist', 'reports/grouped']) mkdirSync(inRoot(name), { recursive: true });
/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(inRoot('dist', 'traced-'))));
afterEach(() => rmSync(folder, { recursive: true }));

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

const inGroup = {
  'reading.js': `exports.read = (name) => require('node:fs').readFileSync(__dirname + '/' + name);`,
  'shared.txt': 'shared',
  'program.js': `exports.start = () => require('node:child_process').spawnSync(process.execPath, ['-v']);`,
  'reads.test.js': `
    const { readFileSync } = require('node:fs');
    test('reads by itself', () => void readFileSync(__dirname + '/read.txt'));`,
  'starts.test.js': `test('starts', () => void require('./program').start());`,
  'shares.test.js': `test('has it read', () => void require('./reading').read('shared.txt'));`,
};

/**
 * @param {Record<string, string>} written
 * @param {string[]} [more]
 * @returns {Record<string, string[]>} what each test file of a run read
 */
function run(written, more = []) {
  for (const [name, text] of Object.entries(written)) writeFileSync(join(folder, name), text);
  const traces = mkdtempSync(join(folder, 'traces-'));
  const config = join(folder, 'jest.config.cjs');
  const args = [binOf('jest'), '-c', config, '--runInBand', ...more];
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
  expect(run(files)).toEqual({
    [place('both.test.js')]: [
      `e:${place('replaced.js')}`,
      ...content('both.test.js', 'data.json', 'read.txt', 'shared.js'),
    ],
    [place('later.test.js')]: content('late.js', 'later.test.js'),
  });
}, 60_000);

test('each file of a group is known with its own, and with what any of them may have had read', () => {
  const group = mkdtempSync(inRoot('reports', 'grouped', 'traced-'));
  const tests = Object.keys(inGroup).filter((name) => name.endsWith('.test.js'));
  const text = groupFile(
    tests.map((name) => join(folder, name)),
    (path) => path,
  );
  writeFileSync(join(group, '0.test.js'), text);
  const roots = ['--roots', group, folder, '--runTestsByPath', join(group, '0.test.js')];
  const read = run({ ...files, ...inGroup }, roots);
  rmSync(group, { recursive: true });
  const content = (/** @type {string[]} */ ...names) => names.map((name) => `f:${place(name)}`);
  expect(read).toEqual({
    [place('reads.test.js')]: content('read.txt', 'reads.test.js', 'shared.txt'),
    [place('shares.test.js')]: content('reading.js', 'shared.txt', 'shares.test.js'),
    [place('starts.test.js')]: [...content('program.js', 'shared.txt', 'starts.test.js'), 'w:'],
  });
}, 60_000);
