/** Measures two things alternately, so that other load on the machine affects both. */
import { say } from '../../setup/say.mjs';
import { median } from './measure.mjs';

/** @typedef {() => Promise<number>} Ask answers per second */

/**
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
  const ours = median(results.map((result) => result.ours));
  const least = median(results.map((result) => result.least));
  const ratio = (ours / least).toFixed(2);
  say(`${what}: server ${ours.toFixed(0)}/s, bare ${least.toFixed(0)}/s, ratio ${ratio}`);
  return { ours, least };
}
