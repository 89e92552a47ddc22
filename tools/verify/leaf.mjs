/**
 * A change below the sources of one project on which hardly another stands (an app, the server, the
 * demo) is verified by what it can break: the projects that see it are type-checked, and of the tests
 * run those that lead to a changed file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { projects } from '../fence/projects.mjs';
import { runNode } from '../setup/process.mjs';
import { binOf, inRoot, root } from '../setup/root.mjs';
import { runNx } from '../setup/nx.mjs';
import { say } from '../setup/say.mjs';

/** @typedef {import('../fence/projects.mjs').Project} Project */

const leafLayers = ['layer:app', 'layer:server', 'layer:demo'];
const isCode = /\.(tsx?|m[jt]s|cjs)$/;
const isProse = /\.(md|webp)$/;

/**
 * @param {readonly string[]} files changed, by their places
 * @param {readonly Project[]} all
 * @returns {Project | null} the one project that holds all of them below its sources
 */
export function leafOf(files, all = projects) {
  const code = files.filter((file) => !isProse.test(file));
  const holds = (/** @type {Project} */ { root: home }) =>
    code.every((file) => isCode.test(file) && file.startsWith(`${home}/src/`));
  const found = code.length > 0 ? all.find(holds) : undefined;
  return found && found.tags.some((tag) => leafLayers.includes(tag)) ? found : null;
}

/** @param {string} base */
export function changedFiles(base) {
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  const changed = git('diff', '--name-only', base);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
}

/**
 * @param {string} config
 * @param {string[]} args
 */
const ask = (config, ...args) =>
  runNode(binOf('jest'), ['-c', config, ...args], { onText: () => undefined });

/**
 * Only the route table leads to a page from outside of its folder, and every test that opens the
 * site reads that table. Where nothing but pages changed, their own tests are those that can tell.
 * @param {string} home
 * @param {readonly string[]} code
 * @param {readonly string[]} tests that lead to the change, by their places
 */
export function tellingTests(home, code, tests) {
  const folder = new RegExp(`^${home}/src/pages/[^/]+/`);
  const pages = new Set(code.map((file) => folder.exec(file)?.[0] ?? ''));
  const own = tests.filter((test) => [...pages].some((page) => test.startsWith(page)));
  return pages.has('') || own.length === 0 ? tests : own;
}

/**
 * The tests that lead to a changed file; all of the project, where none does: what is read by name,
 * such as what a thread runs, leads nowhere.
 * @param {string} home
 * @param {readonly string[]} code
 */
async function relatedTests(home, code) {
  const config = `${home}/jest.config.cjs`;
  const { stdout } = await ask(config, '--listTests', '--findRelatedTests', ...code);
  const listed = stdout.split('\n').filter(Boolean);
  const places = listed.map((test) => relative(root, test).split(sep).join('/'));
  const tests = tellingTests(home, code, places);
  say(`  ${home}: ${tests.length === 0 ? 'all tests' : `${tests.length} files of tests`}`);
  const named = tests.length === 0 ? [] : ['--runTestsByPath', ...tests];
  const { code: exit, output } = await ask(config, '--silent', ...named);
  if (exit !== 0) say(output);
  return exit;
}

/**
 * @param {Project} project
 * @param {readonly string[]} files
 * @param {readonly string[]} affected names of the projects that see it
 * @returns {Promise<number | null>} the exit code; null where nothing is left to look at
 */
export async function verifyLeaf({ name, root: home }, files, affected) {
  const code = files.filter((file) => isCode.test(file) && existsSync(inRoot(file)));
  if (code.length === 0) return null;
  const steps = [
    () => runNx(['run-many', '-t', 'typecheck', '-p', affected.join(',')]),
    () => relatedTests(home, code),
    () => runNx(['run-many', '-t', 'build', '-p', name]),
  ];
  for (const step of steps) {
    const exit = await step();
    if (exit !== 0) return exit;
  }
  return 0;
}
