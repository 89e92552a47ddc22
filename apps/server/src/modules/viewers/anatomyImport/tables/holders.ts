import type { Report } from '../report';
import type { Catalogue } from './catalogue';

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
  /** Whether the way up from here comes back to where one walks. */
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

function candidates({ holdersOf, elementsOf }: Catalogue, concept: string): string[] {
  const sizeOf = (one: string) => elementsOf.get(one)?.size ?? Infinity;
  const inOrder = (ones: ReadonlySet<string> | undefined) =>
    [...(ones ?? [])].sort((one, other) => sizeOf(one) - sizeOf(other) || (one < other ? -1 : 1));
  return [...inOrder(holdersOf.partof.get(concept)), ...inOrder(holdersOf.isa.get(concept))];
}
