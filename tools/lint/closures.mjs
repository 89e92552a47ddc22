/** A hash of each file with everything it imports. */
import { hashOf } from '../setup/hash.mjs';

/** @typedef {Map<string, string[]>} Imports */

/**
 * Import cycles as groups of files, each after the groups it imports (Tarjan).
 * @param {Imports} imports
 * @returns {string[][]}
 */
export function rings(imports) {
  /** @type {Map<string, number>} */
  const low = new Map();
  /** @type {string[]} */
  const open = [];
  const isDone = new Set();
  /** @type {string[][]} */
  const found = [];

  /** @param {string} place */
  function visit(place) {
    const at = low.size;
    low.set(place, at);
    open.push(place);
    let lowest = at;
    for (const next of imports.get(place) ?? []) {
      if (!low.has(next)) visit(next);
      if (!isDone.has(next)) lowest = Math.min(lowest, low.get(next) ?? lowest);
    }
    low.set(place, lowest);
    if (lowest === at) close(place);
  }

  /** @param {string} place */
  function close(place) {
    const ring = open.splice(open.indexOf(place));
    ring.forEach((one) => isDone.add(one));
    found.push(ring.sort());
  }

  for (const place of imports.keys()) if (!low.has(place)) visit(place);
  return found;
}

/**
 * @param {ReadonlyMap<string, string>} sources
 * @param {Imports} imports
 * @returns {Map<string, string>}
 */
export function closures(sources, imports) {
  /** @type {Map<string, string>} */
  const hashes = new Map();
  for (const ring of rings(imports)) {
    const below = ring.flatMap((place) => imports.get(place) ?? []);
    const led = [...new Set(below.flatMap((place) => hashes.get(place) ?? []))].sort();
    const hash = hashOf([...ring.flatMap((place) => [place, sources.get(place) ?? '']), ...led]);
    ring.forEach((place) => hashes.set(place, hash));
  }
  return hashes;
}
