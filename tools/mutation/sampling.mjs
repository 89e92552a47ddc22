/** The mutants to try: always the same ones while the sources are the same. */
import { createHash } from 'node:crypto';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

/**
 * A number from 0 to 1, the same for the same words.
 * @param {...string} words
 */
export function lot(...words) {
  const digest = createHash('sha256').update(words.join('\0')).digest();
  return (digest.readUIntBE(0, 6) + 1) / (2 ** 48 + 1);
}

/**
 * Limits the weight of a file, so that one with a hundred mutants is not drawn a hundred times as
 * often as one with a single one.
 */
const MOST_WEIGHT = 20;

/**
 * Each file draws its own lot, so that a new file does not change the others; files with more
 * mutants win more often.
 * @param {Map<string, Mutant[]>} mutants by file
 * @param {{ seed: string, count: number }} options
 * @returns {Mutant[]} one of each file that won
 */
export function sample(mutants, { seed, count }) {
  /** @param {[string, Mutant[]]} file */
  const luck = ([file, { length }]) => lot(seed, file) ** (1 / Math.min(length, MOST_WEIGHT));
  return [...mutants]
    .filter(([, { length }]) => length > 0)
    .sort((one, other) => luck(other) - luck(one))
    .slice(0, count)
    .map(([, each]) => oneOf(each, seed));
}

/**
 * The kind of change is drawn first, then one of that kind, because there are many texts and few
 * guards.
 * @param {Mutant[]} mutants
 * @param {string} seed
 */
function oneOf(mutants, seed) {
  const kinds = [...new Set(mutants.map(({ operator }) => operator))];
  const file = mutants[0]?.file ?? '';
  const kind = first(kinds, (each) => lot(seed, file, each));
  return first(
    mutants.filter(({ operator }) => operator === kind),
    ({ id }) => lot(seed, id),
  );
}

/**
 * @template T
 * @param {T[]} all at least one
 * @param {(each: T) => number} rank
 * @returns {T}
 */
const first = (all, rank) => all.reduce((best, each) => (rank(each) < rank(best) ? each : best));

/**
 * `2/6` is the second of six parts, each of which includes all projects.
 * @template T
 * @param {T[]} all
 * @param {string} part
 */
export function partOf(all, part) {
  const [number = 0, parts = 0] = part.split('/').map(Number);
  if (!(number >= 1 && number <= parts)) return null;
  return all.filter((_, at) => at % parts === number - 1);
}
