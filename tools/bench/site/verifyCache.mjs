/**
 * node tools/bench/site/verifyCache.mjs
 *
 * How long `npm run verify` takes with an empty cache, and with a full one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../../setup/process.mjs';
import { inRoot } from '../../setup/root.mjs';
import { command, say, Stop } from '../../setup/say.mjs';
import { median, sayCommand } from '../../frame/measure.mjs';

const cachedRounds = 3;

const folder = mkdtempSync(join(tmpdir(), 'cheese-bench-cache-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const env = {
  ...process.env,
  NX_CACHE_DIRECTORY: join(folder, 'cache'),
  NX_WORKSPACE_DATA_DIRECTORY: join(folder, 'workspace-data'),
};

/** @returns {Promise<number>} seconds */
async function verify() {
  const began = performance.now();
  const { code, output } = await runNode(inRoot('tools', 'verify.mjs'), [], {
    env,
    onText: () => undefined,
  });
  if (code !== 0) throw new Stop(`verify fails, so that there is nothing to measure:\n${output}`);
  return (performance.now() - began) / 1000;
}

await command(async () => {
  sayCommand();
  const cold = await verify();
  say(`  cold    ${cold.toFixed(1)} s`);
  const times = [];
  for (let round = 0; round < cachedRounds; round++) times.push(await verify());
  const cached = median(times);
  say(`  cached  ${cached.toFixed(1)} s (median of ${cachedRounds})`);
  say(`Ratio ${(cached / cold).toFixed(3)} (at most 0.100)`);
});
