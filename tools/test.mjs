/** npm test: everything that must hold, from a fresh clone on; see tools/README.md. */
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/nodeVersion.mjs';
import { command, say, seconds, Stop } from './setup/say.mjs';
import { overBudget } from './test/budgets.mjs';
import { sum, totalsLine } from './test/counts.mjs';
import { clearReports } from './test/reports.mjs';
import { steps } from './test/steps.mjs';

/** @typedef {import('./test/counts.mjs').Counts} Counts */
/** @typedef {import('./test/kinds.mjs').Step} Step */

/**
 * @param {Step} step
 * @returns {Promise<Counts>}
 */
async function run({ name, run }) {
  const began = performance.now();
  say(`\n== ${name}`);
  try {
    const counts = await run();
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

await command(async () => {
  requireNode();
  await ensureInstalled();
  clearReports();
  /** @type {Map<string, Counts>} */
  const results = new Map();
  for (const step of steps) {
    const missing = step.needs?.find((name) => results.get(name)?.failed);
    if (missing) say(`\n== ${step.name}\n   FAILED: not run, because "${missing}" failed`);
    results.set(step.name, missing ? { passed: 0, failed: 1 } : await run(step));
  }
  const failed = [...results].filter(([, counts]) => counts.failed > 0).map(([name]) => name);
  say(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll steps passed.');
  say(totalsLine(sum([...results.values()])));
  return failed.length > 0 ? 1 : 0;
});
