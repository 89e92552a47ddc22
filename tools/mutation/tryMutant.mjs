/**
 * Whether a test fails because of a change.
 *
 * @typedef {import('./mutants.mjs').Mutant} Mutant
 * @typedef {{ project: string, tests: string[] }} Stage
 * @typedef {'noticed' | 'endless' | 'survived' | 'red before'} Outcome
 * @typedef {{ outcome: Outcome, by?: string }} Finding
 */
import preset from '../../jest.preset.js';
import { isStopping, runNode } from '../setup/process.mjs';
import { binOf, inRoot } from '../setup/root.mjs';

/** An endless loop counts as noticed; the slowest valid tests of a stage take a minute. */
const LIMIT_MS = 300_000;
const KILLED = 128 + 9;

const mutating = inRoot('tools', 'mutation', 'mutatingTransform.cjs');
const transform = Object.fromEntries(
  Object.entries(preset.transform).map(([pattern, [, options]]) => [pattern, [mutating, options]]),
);

/**
 * @param {string} project
 * @param {string[]} tests
 * @param {Mutant | null} mutant
 */
function runTests(project, tests, mutant) {
  const which = ['-c', `${project}/jest.config.cjs`, '--runTestsByPath', ...tests];
  const how = ['--bail', '--runInBand', '--silent', '--transform', JSON.stringify(transform)];
  return runNode(binOf('jest'), [...which, ...how], {
    onText: () => {},
    env: { ...process.env, FORCE_COLOR: '0', CHEESE_MUTANT: JSON.stringify(mutant) },
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
}

/** Tests that passed without any change. @type {Set<string>} */
const green = new Set();

/**
 * A test that fails without the change proves nothing.
 * @param {string} project
 * @param {string} test
 */
async function isGreenBefore(project, test) {
  if (green.has(test)) return true;
  const { code } = await runTests(project, [test], null);
  if (code === 0) green.add(test);
  return code === 0;
}

/**
 * @param {Mutant} mutant
 * @param {Stage[]} stages
 * @returns {Promise<Finding>}
 */
export async function tryMutant(mutant, stages) {
  for (const { project, tests } of stages) {
    const { code, output } = await runTests(project, tests, mutant);
    if (isStopping()) break;
    if (code === KILLED) return { outcome: 'endless' };
    if (code === 0) {
      tests.forEach((test) => green.add(test));
      continue;
    }
    const by = /^FAIL (?:\w[\w-]* )?(\S+)/m.exec(output)?.[1] ?? tests[0] ?? '';
    return { outcome: (await isGreenBefore(project, by)) ? 'noticed' : 'red before', by };
  }
  return { outcome: 'survived' };
}
