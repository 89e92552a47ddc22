/** Compares two rates, measured alternately. */
import { say } from '../setup/say.mjs';
import { median } from './measure.mjs';

/** @typedef {() => Promise<number>} Ask answers per second */

/**
 * Prints two rates per second and their ratio.
 * @param {string} what
 * @param {{ ours: number, least: number }} rates
 */
export const sayRatio = (what, { ours, least }) =>
  say(
    `${what}: server ${ours.toFixed(0)}/s, bare ${least.toFixed(0)}/s, ratio ${(ours / least).toFixed(2)}`,
  );

/** @param {{ ours: number, least: number }[]} rounds */
export const mediansOf = (rounds) => ({
  ours: median(rounds.map(({ ours }) => ours)),
  least: median(rounds.map(({ least }) => least)),
});

/**
 * Measures two things alternately, so that other load on the machine affects both.
 * @param {string} what
 * @param {number} rounds
 * @param {{ ours: Ask, least: Ask }} asked
 */
export async function compareInTurns(what, rounds, asked) {
  /** @type {{ least: number, ours: number }[]} */
  const results = [];
  for (let round = 0; round < rounds; round++) {
    results.push({ least: await asked.least(), ours: await asked.ours() });
  }
  const medians = mediansOf(results);
  sayRatio(what, medians);
  return medians;
}
