/**
 * The steps of `npm test`, in order. A failed step stops only those that need it.
 *
 * @typedef {import('./kinds.mjs').Step} Step
 */
import { ensureChromium } from '../setup/chromium.mjs';
import { runNx } from '../setup/nx.mjs';
import { runNode } from '../setup/process.mjs';
import { binOf } from '../setup/root.mjs';
import { say } from '../setup/say.mjs';
import { check, tests } from './kinds.mjs';
import { serverJourneys } from './serverJourneys.mjs';
import { siteJourneys } from './siteJourneys.mjs';
import { unitTests } from './unitTests.mjs';

/** Scripts that fail with --check if the document they write is out of date. */
const documents = ['tools/docs/calls.ts', 'tools/docs/routes.ts'];

/** @param {...string} targets */
const nx =
  (...targets) =>
  () =>
    runNx(['run-many', '-t', ...targets]);

/**
 * @param {string} script
 * @param {string[]} [args]
 */
const node = (script, args) => async () => (await runNode(script, args)).code;

/**
 * The tool is looked up when the step runs, because it does not exist before the first install.
 * @param {string} script
 */
const document = (script) => () =>
  node(binOf('tsx'), ['--tsconfig', 'tsconfig.base.json', script, '--check'])();

async function browser() {
  process.env.CHROMIUM_PATH = await ensureChromium();
  say(`  ${process.env.CHROMIUM_PATH}`);
  return 0;
}

/** @param {string} app */
const journeys = (app) =>
  tests(`journeys of ${app}`, (asked) => siteJourneys(app, asked), ['build', 'browser']);

/** @type {Step[]} */
export const steps = [
  check('browser', browser),
  check('lint', node('tools/lint.mjs')),
  check('typecheck', nx('typecheck')),
  tests('unit, server and page tests', unitTests),
  check('build', nx('build', 'large')),
  check('fences', node('tools/fence/check.mjs')),
  check('bundles', node('tools/bundle/check.mjs'), ['build']),
  check('unused code', () => node(binOf('knip'), ['--no-progress'])()),
  ...documents.map((script) => check(`document of ${script}`, document(script))),
  tests('journeys of the server', serverJourneys, ['build']),
  journeys('web'),
  journeys('emergency'),
];
