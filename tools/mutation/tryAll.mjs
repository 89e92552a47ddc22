import { isStopping } from '../setup/process.mjs';
import { say } from '../setup/say.mjs';
import { importersOf, nearest, stagesOf, testsOf } from './nearestTests.mjs';
import { allFiles, read } from './sources.mjs';
import { tryMutant } from './tryMutant.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {import('./results.mjs').Result} Result */

const isSource = /^(apps|libs|tools)\/.*\.(tsx?|mjs)$/;

/**
 * Tries one mutant after the other and reports the outcome.
 * @param {Mutant[]} mutants
 * @param {{ most: number, onResult?: (mutant: Mutant, result: Result) => void }} options most: test
 *   files that are asked about a mutant
 * @returns {Promise<Result[]>}
 */
export async function tryAll(mutants, { most, onResult }) {
  const files = allFiles().filter((file) => isSource.test(file));
  const importers = importersOf(files, read);
  /** @type {Result[]} */
  const results = [];
  for (const [at, mutant] of mutants.entries()) {
    const began = performance.now();
    const tests = nearest(mutant.file, testsOf(mutant.file, importers), most);
    const finding = await tryMutant(mutant, stagesOf(tests));
    if (isStopping()) break;
    const result = { ...finding, seconds: Math.round((performance.now() - began) / 1000) };
    results.push(result);
    onResult?.(mutant, result);
    say(`${at + 1}/${mutants.length} ${result.outcome} (${result.seconds} s)  ${mutant.id}`);
  }
  return results;
}
