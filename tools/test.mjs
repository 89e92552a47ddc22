/** npm test [-- --all]: everything that must hold, from a fresh clone on; see tools/README.md. */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/nodeVersion.mjs';
import { command, say, seconds, Stop } from './setup/say.mjs';
import { overBudget } from './test/budgets.mjs';
import { totalsLine } from './test/counts.mjs';
import { clearReports } from './test/reports.mjs';
import { steps } from './test/steps.mjs';
import { summaryOf } from './test/summary.mjs';

/** @typedef {import('./test/counts.mjs').Counts} Counts */
/** @typedef {import('./test/kinds.mjs').Step} Step */
/** @typedef {import('./test/summary.mjs').Done} Done */

function readOptions() {
  try {
    return parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Stop(`${reason}\nUsage: npm test [-- --all]`);
  }
}

/**
 * @param {Step} step
 * @param {import('./test/kinds.mjs').TestOptions} asked
 * @returns {Promise<Counts>}
 */
async function run({ name, run }, asked) {
  const began = performance.now();
  say(`\n== ${name}`);
  try {
    const counts = await run(asked);
    const tests = counts.passed + counts.failed > 0 ? `: ${totalsLine(counts)}` : '';
    const over = overBudget(name, performance.now() - began);
    say(`   ${counts.failed === 0 ? 'ok' : 'FAILED'}${tests} (${seconds(began)}${over})`);
    return counts;
  } catch (error) {
    say(
      error instanceof Stop ? error.message : String(error instanceof Error ? error.stack : error),
    );
    say(`   FAILED (${seconds(began)})`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {Step} step
 * @param {Done[]} before
 */
function missingOf({ name, needs = [] }, before) {
  const missing = needs.find((need) =>
    before.some((done) => done.name === need && done.counts.failed > 0),
  );
  if (missing) say(`\n== ${name}\n   FAILED: not run, because "${missing}" failed`);
  return missing;
}

await command(async () => {
  const asked = readOptions();
  requireNode();
  await ensureInstalled();
  clearReports();
  /** @type {Done[]} */
  const done = [];
  for (const step of steps) {
    const began = performance.now();
    const counts = missingOf(step, done) ? { passed: 0, failed: 1 } : await run(step, asked);
    done.push({ name: step.name, counts, ms: performance.now() - began });
  }
  for (const line of summaryOf(done)) say(line);
  return done.some(({ counts }) => counts.failed > 0) ? 1 : 0;
});
