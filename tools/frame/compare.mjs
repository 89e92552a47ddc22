/** One thing against another: what is said of two rates, and how they are asked in turns. */
import { say } from '../setup/say.mjs';
import { median } from './measure.mjs';

/** @typedef {() => Promise<number>} Ask answers per second */

/**
 * Two rates a second beside each other, and their ratio.
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
 * In turns, so that what else the machine does is held against both.
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
