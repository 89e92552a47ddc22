/**
 * What `npm test` does, in order. A step that fails stops only those that need it.
 *
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {{ name: string, needs?: string[], run: () => Promise<Counts> }} Step
 */
import { ensureChromium } from '../setup/chromium.mjs';
import { runNx } from '../setup/nx.mjs';
import { runNode } from '../setup/process.mjs';
import { binOf } from '../setup/root.mjs';
import { say } from '../setup/say.mjs';
import { withExitCode } from './counts.mjs';
import { countJourneys, countPostgres, countProjects, postgresReport } from './reports.mjs';

/** Scripts that fail where a generated document no longer says what the code does. */
/** @type {string[]} */
const documentChecks = [];

/**
 * A step that is not made of tests: it counts only when it fails.
 * @param {string} name
 * @param {() => Promise<number>} work returns the exit code
 * @param {string[]} [needs]
 * @returns {Step}
 */
const check = (name, work, needs = []) => ({
  name,
  needs,
  run: async () => withExitCode({ passed: 0, failed: 0 }, await work()),
});

/**
 * @param {string} name
 * @param {() => Promise<number>} work returns the exit code
 * @param {() => Counts} count reads the report afterwards
 * @param {string[]} [needs]
 * @returns {Step}
 */
const tests = (name, work, count, needs = []) => ({
  name,
  needs,
  run: async () => {
    const code = await work();
    return withExitCode(count(), code);
  },
});

/** @param {string} target */
const nx = (target) => () => runNx(['run-many', '-t', target]);

/**
 * @param {string} script
 * @param {string[]} [args]
 */
const node = (script, args) => async () => (await runNode(script, args)).code;

async function browser() {
  process.env.CHROMIUM_PATH = await ensureChromium();
  say(`  ${process.env.CHROMIUM_PATH}`);
  return 0;
}

async function serverOverPostgres() {
  // Not at the top: there is no package to import before the first install.
  const { startPostgres } = await import('../postgres/postgres.mjs');
  const postgres = await startPostgres();
  const env = { ...process.env, NODE_ENV: 'test', TEST_DATABASE_URL: postgres.url };
  const args = ['-c', 'apps/server/jest.config.cjs', '--json', `--outputFile=${postgresReport}`];
  const { code, output } = await runNode(binOf('jest'), args, { env, onText: () => undefined });
  if (code !== 0) say(output);
  await postgres.stop();
  return code;
}

/** @param {string} app */
const journeys = (app) =>
  tests(
    `journeys of ${app}`,
    () =>
      node(binOf('@playwright/test', 'playwright'), [
        'test',
        '-c',
        `apps/${app}/playwright.config.ts`,
      ])(),
    () => countJourneys(app),
    ['build', 'browser'],
  );

/** @type {Step[]} */
export const steps = [
  check('browser', browser),
  check('lint', nx('lint')),
  check('typecheck', nx('typecheck')),
  tests('unit, server and page tests', nx('test'), countProjects),
  check('build', nx('build')),
  tests('server tests over PostgreSQL', serverOverPostgres, countPostgres),
  check('fences', node('tools/fence/check.mjs')),
  check('bundles', node('tools/bundle/check.mjs'), ['build']),
  check('unused code', () => node(binOf('knip'), ['--no-progress'])()),
  ...documentChecks.map((script) => check(`documents: ${script}`, node(script))),
  journeys('web'),
  journeys('emergency'),
];
