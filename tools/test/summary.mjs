/** The last lines of a run: the time of each step, and the share taken from earlier runs. */
import { sum, totalsLine } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ name: string, counts: Counts, ms: number }} Done */

/** @param {Counts} counts */
function fromBefore({ passed, remembered = 0 }) {
  if (remembered === 0) return '';
  return `${remembered} of ${passed} tests from before (${Math.round((100 * remembered) / passed)} %)`;
}

/** @param {Done} done */
const lineOf = ({ name, counts, ms }) =>
  `  ${(ms / 1000).toFixed(0).padStart(5)} s  ${name.padEnd(36)} ${fromBefore(counts)}`.trimEnd();

/**
 * @param {Done[]} done
 * @returns {string[]}
 */
export function summaryOf(done) {
  const failed = done.filter(({ counts }) => counts.failed > 0).map(({ name }) => name);
  const secondTries = done.flatMap(({ counts }) => counts.secondTries ?? []);
  const ms = done.reduce((total, step) => total + step.ms, 0);
  const all = sum(done.map(({ counts }) => counts));
  return [
    '',
    ...done.map(lineOf),
    lineOf({ name: 'in all', counts: all, ms }),
    '',
    ...(secondTries.length > 0
      ? [`Faults of this run, good at the second try only: ${secondTries.join(', ')}`]
      : []),
    failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All steps passed.',
    totalsLine(all),
  ];
}
