import { type Catalogue, ways } from './catalogue';

/** Concepts that name each element: the closest one first, then by size. */
export function namersOf(catalogue: Catalogue): Map<string, string[]> {
  const isAbove = above(catalogue);
  // With equal sizes a structure precedes its region: the hip bone before the hip.
  const isPlace = (one: string) => (catalogue.elementsOf.isa.has(one) ? 0 : 1);
  const inOrder = (named: ReadonlyMap<string, number>): string[] => {
    const sizeOf = (one: string) => named.get(one) ?? Infinity;
    const all = [...named.keys()].sort(
      (one, other) =>
        sizeOf(one) - sizeOf(other) || isPlace(one) - isPlace(other) || (one < other ? -1 : 1),
    );
    const alike = all.filter((one) => sizeOf(one) === sizeOf(all[0] ?? ''));
    const lowest = alike.find((one) => !alike.some((other) => isAbove(one, other)));
    return lowest === undefined ? all : [lowest, ...all.filter((one) => one !== lowest)];
  };
  return new Map([...sizesOf(catalogue)].map(([element, named]) => [element, inOrder(named)]));
}

/** For each element how many belong to each concept that names it, by the narrower of both ways. */
function sizesOf({ elementsOf }: Catalogue): Map<string, Map<string, number>> {
  const sizes = new Map<string, Map<string, number>>();
  for (const way of ways)
    for (const [concept, elements] of elementsOf[way])
      for (const element of elements) {
        const named = sizes.get(element) ?? new Map<string, number>();
        const size = Math.min(elements.size, named.get(concept) ?? Infinity);
        sizes.set(element, named.set(concept, size));
      }
  return sizes;
}

/** True if one concept is an ancestor of another. */
function above({ holdersOf }: Catalogue) {
  const known = new Map<string, Set<string>>();
  const aboveOf = (concept: string): Set<string> => {
    const before = known.get(concept);
    if (before) return before;
    const all = new Set<string>();
    const level = [concept];
    for (let at = level.pop(); at !== undefined; at = level.pop())
      for (const way of ways)
        for (const holder of holdersOf[way].get(at) ?? [])
          if (!all.has(holder)) {
            all.add(holder);
            level.push(holder);
          }
    known.set(concept, all);
    return all;
  };
  // Members of a cycle are not ancestors of each other.
  return (one: string, other: string) =>
    one !== other && aboveOf(other).has(one) && !aboveOf(one).has(other);
}
