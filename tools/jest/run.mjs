/**
 * node tools/jest/run.mjs [--all] [--seed N] [project…]
 *
 * Runs the tests of these projects, or of all, and leaves out files that passed when everything
 * that they read stood as it stands now (memory/); --all leaves out none. The report,
 * reports/jest/unit.json, speaks of both.
 */
import { parseArgs } from 'node:util';
import { command, say } from '../setup/say.mjs';
import { runTests } from './runTests.mjs';

await command(async () => {
  const options = /** @type {const} */ ({ all: { type: 'boolean' }, seed: { type: 'string' } });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { code, report } = await runTests({ ...values, names: positionals });
  const { passed, failed, remembered } = report;
  say(`${passed} passed, ${failed} failed (${remembered} of them passed before)`);
  return code;
});
