/** Everything that jest runs. Where machines are busy, what failed by accident is tried once more. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runNx } from '../setup/nx.mjs';
import { runNode } from '../setup/process.mjs';
import { inRoot, root } from '../setup/root.mjs';
import { say } from '../setup/say.mjs';
import { afterSecondTry, failedSuitesOf, isAccident, jestCounts, sum } from './counts.mjs';

/** @typedef {import('./counts.mjs').JestReport} JestReport */
/** @typedef {{ name: string, config: string }} Project */

/** @returns {Project[]} */
const projects = () =>
  ['apps', 'libs', '.']
    .flatMap((folder) =>
      readdirSync(inRoot(folder)).map((name) => ({
        name,
        config: inRoot(folder, name, 'jest.config.cjs'),
      })),
    )
    .filter(({ config }) => existsSync(config));

/** @param {Project} project */
const firstReport = ({ name }) => inRoot('reports', 'jest', `${name}.json`);
/** @param {Project} project */
const secondReport = ({ name }) => inRoot('reports', 'jest', 'again', `${name}.json`);

/**
 * @param {string} path
 * @returns {JestReport | null} null where a runner came to nothing
 */
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/**
 * One after the other, beside a database of their own.
 * @param {Project} project
 * @param {string[]} files
 */
async function tryAgain(project, files) {
  mkdirSync(inRoot('reports', 'jest', 'again'), { recursive: true });
  const line = [
    ...['node', 'node_modules/jest/bin/jest.js', '-c', relative(root, project.config)],
    ...['--runInBand', '--json', `--outputFile=${relative(root, secondReport(project))}`],
    ...['--runTestsByPath', ...files],
  ].join(' ');
  const env = { ...process.env, NODE_ENV: 'test' };
  const { code } = await runNode('tools/postgres/cli.mjs', ['--run', line], { cwd: root, env });
  if (code === 0) say(`   good at the second try only: ${files.join(', ')}`);
  return code;
}

/**
 * One project after the other, each with a process for every core: two at once would share them, and
 * the longest would end alone. As with journeys: a second try where machines are busy, and named
 * (decision 0041).
 */
export async function unitTests() {
  const code = await runNx(['run-many', '-t', 'test', '--parallel=1']);
  if (code === 0 || !process.env.CI) return code;
  const all = projects().map((project) => ({ project, report: read(firstReport(project)) }));
  if (!isAccident(all.map(({ report }) => report))) return code;
  let worst = 0;
  for (const { project, report } of all) {
    const files = report ? failedSuitesOf(report).map((file) => relative(root, file)) : [];
    if (files.length > 0) worst = Math.max(worst, await tryAgain(project, files));
  }
  return worst;
}

/** @param {string} path */
const countsOf = (path) => {
  const report = read(path);
  return report && jestCounts(report);
};

export const countUnitTests = () =>
  sum(
    projects().map((project) => {
      const first = countsOf(firstReport(project)) ?? { passed: 0, failed: 0 };
      const second = countsOf(secondReport(project));
      return second ? afterSecondTry(first, second) : first;
    }),
  );
