import { existsSync, readFileSync } from 'node:fs';
import { isStopping } from '../setup/process.mjs';
import { inRoot } from '../setup/root.mjs';
import { runNx } from '../setup/nx.mjs';
import { say, seconds } from '../setup/say.mjs';

const made = (/** @type {string[]} */ ...parts) => inRoot('dist', 'apps', 'demo', ...parts);

/** The large files of the demo content that are not generated yet. */
function missing() {
  const names = made('files', 'names.json');
  if (!existsSync(names)) return [];
  /** @type {{ large: Record<string, string[]> }} */
  const { large } = JSON.parse(readFileSync(names, 'utf8'));
  return Object.values(large)
    .flat()
    .filter((key) => !existsSync(made('large', key)));
}

/**
 * Generates in the background what a first start does not wait for; the running server uses each
 * file as it appears. A failure costs these pictures, not the start.
 */
export async function makeLargeFiles() {
  const seed = process.env.SEED || 'demo';
  if (seed !== 'demo' || missing().length === 0) return;
  const began = performance.now();
  say('Making the larger pictures of the demo content in the background …');
  const code = await runNx(['run', 'demo:large'], () => undefined);
  if (isStopping()) return;
  say(code === 0 ? `  made in ${seconds(began)}` : '  They could not be made; see above.');
}
