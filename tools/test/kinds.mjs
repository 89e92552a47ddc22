/**
 * The two kinds of steps of `npm test`.
 *
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {{ all: boolean }} TestOptions all: nothing is believed that passed before
 * @typedef {{ name: string, needs?: string[], run: (asked: TestOptions) => Promise<Counts> }} Step
 */
import { withExitCode } from './counts.mjs';

/**
 * A step without tests: it counts only when it fails.
 * @param {string} name
 * @param {(asked: TestOptions) => Promise<number>} work returns the exit code
 * @param {string[]} [needs]
 * @returns {Step}
 */
export const check = (name, work, needs = []) => ({
  name,
  needs,
  run: async (asked) => withExitCode({ passed: 0, failed: 0 }, await work(asked)),
});

/**
 * @param {string} name
 * @param {(asked: TestOptions) => Promise<Counts>} run
 * @param {string[]} [needs]
 * @returns {Step}
 */
export const tests = (name, run, needs = []) => ({ name, needs, run });
