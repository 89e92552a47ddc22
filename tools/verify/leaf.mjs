/**
 * A change within one project that others hardly stand on (an app, the server, the demo, the tools)
 * is verified by what it can break: its own files are linted, the projects that see it are
 * type-checked, and of the tests run those that lead to a changed file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { projects } from '../fence/projects.mjs';
import { run } from '../setup/process.mjs';
import { binOf, inRoot, root } from '../setup/root.mjs';
import { runNx } from '../setup/nx.mjs';
import { say } from '../setup/say.mjs';

/** @typedef {import('../fence/projects.mjs').Project} Project */

const leafLayers = ['layer:app', 'layer:server', 'layer:demo', 'layer:tools'];
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
    code.every((file) => isCode.test(file) && file.startsWith(`${home}/`));
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
 * @param {Project} project
 * @param {readonly string[]} files
 * @param {readonly string[]} affected names of the projects that see it
 * @returns {Promise<number>} the exit code
 */
export async function verifyLeaf({ name, root: home }, files, affected) {
  const code = files.filter((file) => isCode.test(file) && existsSync(inRoot(file)));
  const node = async (/** @type {string} */ title, /** @type {string[]} */ ...args) => {
    say(`  ${title}`);
    return (await run(process.execPath, args)).code;
  };
  const jest = [
    '-c',
    `${home}/jest.config.cjs`,
    '--findRelatedTests',
    '--passWithNoTests',
    ...code,
  ];
  const steps = [
    () =>
      node(
        `${name}: lint of ${code.length} files`,
        binOf('eslint'),
        '--max-warnings',
        '0',
        ...code,
      ),
    () => runNx(['run-many', '-t', 'typecheck', '-p', affected.join(',')]),
    () => node(`${name}: tests that lead to them`, binOf('jest'), '--silent', ...jest),
    () => runNx(['run-many', '-t', 'build', '-p', name]),
  ];
  for (const step of steps) {
    const exit = await step();
    if (exit !== 0) return exit;
  }
  return 0;
}
