/**
 * Which area of the server stands on which: an area is a folder of a wing, and stands on another by
 * what it imports from it, types excepted. Held by areas.test.mjs.
 */
import { posix } from 'node:path';
import { rings } from '../lint/closures.mjs';

const area = /^apps\/server\/src\/modules\/([^/]+\/[^/]+)\//;
const exempt = /\.test\.ts$|\/testing\//;
const imported = /(?:^|\n)(?:import|export)\s+(?!type\s)([^;]*?)\s*from '(\.[^']+)'/g;

/** @param {string} names what stands between `import` and `from` */
function isTypesAlone(names) {
  const [, inside] = /^\{([\s\S]*)\}$/.exec(names.trim()) ?? [];
  return inside?.split(',').every((name) => /^\s*(type\s|$)/.test(name)) ?? false;
}

/**
 * @param {ReadonlyMap<string, string>} sources contents by places
 * @returns {Map<string, string[]>} by area those that it stands on
 */
export function areasBelow(sources) {
  /** @type {Map<string, Set<string>>} */
  const below = new Map();
  for (const [place, text] of sources) {
    const [, own] = area.exec(place) ?? [];
    if (own === undefined || exempt.test(place)) continue;
    const known = below.get(own) ?? new Set();
    below.set(own, known);
    for (const [, names = '', asked = ''] of text.matchAll(imported)) {
      const [, other] = area.exec(posix.join(posix.dirname(place), asked)) ?? [];
      if (other !== undefined && other !== own && !isTypesAlone(names)) known.add(other);
    }
  }
  return new Map(
    [...below].map(([own, others]) => [own, [...others].filter((one) => below.has(one))]),
  );
}

/** @param {ReadonlyMap<string, string>} sources */
export const circles = (sources) =>
  rings(areasBelow(sources))
    .filter((ring) => ring.length > 1)
    .map((ring) => [...ring].sort());
