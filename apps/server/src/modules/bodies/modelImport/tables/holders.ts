import type { Report } from '../report';
import { type Catalogue, type Way, ways } from './catalogue';
import { saysNothing } from './saysNothing';

/** Deeper than any tree of a body: what goes on beyond it is no tree of one. */
const MOST_DEPTH = 200;

/**
 * The one concept that holds another in the tree: of those that the tables name the smallest, by
 * part-of, and where that says none by is-a. What would hold itself by way of others is left out.
 */
export function holderFinder(catalogue: Catalogue, report: Report) {
  const chosen = new Map<string, string | null>();
  const walking = new Set<string>();
  const find = (concept: string): string | null => {
    const known = chosen.get(concept);
    if (known !== undefined) return known;
    if (walking.size >= MOST_DEPTH) return null;
    walking.add(concept);
    const holder = candidates(catalogue, concept).find((above) => {
      if (!holdsItself(above)) return true;
      report.skip('relation that would hold itself', `${concept} in ${above}`);
      return false;
    });
    chosen.set(concept, holder ?? null);
    walking.delete(concept);
    return holder ?? null;
  };
  /** True if a parent leads back to a concept on the current path. */
  const holdsItself = (start: string): boolean => {
    let at: string | null = start;
    while (at !== null) {
      if (walking.has(at)) return true;
      at = find(at);
    }
    return false;
  };
  return find;
}

const candidates = (catalogue: Catalogue, concept: string): string[] =>
  ways.flatMap((way) => above(way, concept, catalogue, new Set([concept])));

/** The nearest above by one of both ways; one that says nothing is passed by for what holds it. */
function above(way: Way, concept: string, catalogue: Catalogue, seen: Set<string>): string[] {
  const { holdersOf, elementsOf, nameOf } = catalogue;
  const sizeOf = (one: string) => elementsOf[way].get(one)?.size ?? Infinity;
  return [...(holdersOf[way].get(concept) ?? [])]
    .sort((one, other) => sizeOf(one) - sizeOf(other) || (one < other ? -1 : 1))
    .flatMap((one) => {
      if (!saysNothing(nameOf.get(one) ?? '')) return [one];
      return seen.has(one) ? [] : above(way, one, catalogue, seen.add(one));
    });
}
