/**
 * The results so far, stored so that a long run can be resumed.
 *
 * @typedef {import('./tryMutant.mjs').Finding & { seconds: number }} Result
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../setup/root.mjs';

const place = inRoot('reports', 'mutation.json');

/** @returns {Record<string, Result>} by the mutant's id */
export function readResults() {
  try {
    return JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} id
 * @param {Result} result
 */
export function keepResult(id, result) {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify({ ...readResults(), [id]: result }, null, 2));
}

/**
 * @param {(Result | undefined)[]} results
 * @returns {{ tried: number, noticed: number, redBefore: number }}
 */
export function countResults(results) {
  /** @param {string} outcome */
  const count = (outcome) => results.filter((each) => each?.outcome === outcome).length;
  const noticed = count('noticed') + count('endless');
  return { tried: noticed + count('survived'), noticed, redBefore: count('red before') };
}
