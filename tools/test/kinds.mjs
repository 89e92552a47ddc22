/**
 * The two kinds of steps of `npm test`.
 *
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {{ name: string, needs?: string[], run: () => Promise<Counts> }} Step
 */
import { withExitCode } from './counts.mjs';

/**
 * A step that is not made of tests: it counts only when it fails.
 * @param {string} name
 * @param {() => Promise<number>} work returns the exit code
 * @param {string[]} [needs]
 * @returns {Step}
 */
export const check = (name, work, needs = []) => ({
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
export const tests = (name, work, count, needs = []) => ({
  name,
  needs,
  run: async () => {
    const code = await work();
    return withExitCode(count(), code);
  },
});
