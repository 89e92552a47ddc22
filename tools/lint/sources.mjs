/** What the lint looks at: every file of code that git knows or would take, with its content. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../setup/root.mjs';
import { Stop } from '../setup/say.mjs';

/** @typedef {Map<string, string>} Sources contents by places */

const isCode = /\.([cm]?[jt]s|tsx)$/;
const isStandIn = /^tools\/(fence|lint)\/(wrong|right)\//;
const isConfig =
  /^(eslint\.config\.mjs|\.oxlintrc\.json|package-lock\.json|tools\/lint\.mjs|tools\/(lint|fence|setup)\/.*\.mjs|(.*\/)?(project|tsconfig.*)\.json|.*\.d\.ts)$/;

export const isTyped = (/** @type {string} */ place) => /\.(ts|tsx|mts|cts)$/.test(place);

/** @param {readonly string[]} parts */
export const hashOf = (parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
};

/** @returns {string[]} */
function places() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  });
  if (status !== 0) throw new Stop('The lint asks git for the files: this is no git repository.');
  const all = stdout.split('\0').filter((place) => place !== '' && !isStandIn.test(place));
  return [...new Set(all)].filter((place) => existsSync(inRoot(place))).sort();
}

const read = (/** @type {string} */ place) => readFileSync(inRoot(place), 'utf8');

/** @returns {{ sources: Sources, config: string }} `config`: a hash of all that the rules say */
export function readSources() {
  const all = places();
  const sources = new Map(all.filter((at) => isCode.test(at)).map((at) => [at, read(at)]));
  const config = all.filter((at) => isConfig.test(at)).flatMap((at) => [at, read(at)]);
  return { sources, config: hashOf([process.version, ...config]) };
}
