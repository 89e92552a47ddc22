/** The files to lint: all code that is tracked by git or not ignored, with its content. */
import { existsSync, readFileSync } from 'node:fs';
import { treeFiles } from '../setup/git.mjs';
import { hashOf } from '../setup/hash.mjs';
import { inRoot } from '../setup/root.mjs';
import { Stop } from '../setup/say.mjs';

/** @typedef {Map<string, string>} Sources contents by places */

const isCode = /\.([cm]?[jt]s|tsx)$/;
const isStandIn = /^tools\/(fence|lint)\/(wrong|right)\//;
const isConfig =
  /^(eslint\.config\.mjs|\.oxlintrc\.json|package-lock\.json|tools\/lint\.mjs|tools\/(lint|fence|setup)\/.*\.mjs|(.*\/)?(project|tsconfig.*)\.json|.*\.d\.ts)$/;

export const isTyped = (/** @type {string} */ place) => /\.(ts|tsx|mts|cts)$/.test(place);

/** @returns {string[]} */
function places() {
  const all = treeFiles();
  if (!all) throw new Stop('The lint asks git for the files: this is no git repository.');
  const isThere = (/** @type {string} */ place) => existsSync(inRoot(place));
  return [...new Set(all)].filter((place) => !isStandIn.test(place) && isThere(place)).sort();
}

const read = (/** @type {string} */ place) => readFileSync(inRoot(place), 'utf8');

/** @returns {{ sources: Sources, config: string }} `config`: a hash of all that the rules say */
export function readSources() {
  const all = places();
  const sources = new Map(all.filter((at) => isCode.test(at)).map((at) => [at, read(at)]));
  const config = all.filter((at) => isConfig.test(at)).flatMap((at) => [at, read(at)]);
  return { sources, config: hashOf([process.version, ...config]) };
}
