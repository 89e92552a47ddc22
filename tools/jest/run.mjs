/**
 * node tools/jest/run.mjs [--all] [--seed N] [--only FILE] [--forgets] [project…]
 *
 * Runs the tests of these projects, or of all, and skips files that passed while everything they
 * read was as it is now (memory/); --all skips none. --only names a JSON file with a list of test
 * files; --forgets records nothing of this run. The report, reports/jest/unit.json, covers both the
 * run and the skipped files.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { command, say } from '../setup/say.mjs';
import { runTests } from './runTests.mjs';

await command(async () => {
  const options = /** @type {const} */ ({
    all: { type: 'boolean' },
    forgets: { type: 'boolean' },
    only: { type: 'string' },
    seed: { type: 'string' },
  });
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const only = values.only && JSON.parse(readFileSync(values.only, 'utf8'));
  const { code, report } = await runTests({ ...values, only, names: positionals });
  const { passed, failed, remembered } = report;
  say(`${passed} passed, ${failed} failed (${remembered} of them passed before)`);
  return code;
});
