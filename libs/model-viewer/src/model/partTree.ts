import type { Part } from './part';

/** The parts of a model as the tree that they are. */
export interface PartTree {
  /** All of them, each before those that it holds. */
  parts: readonly Part[];
  roots: readonly Part[];
  /** Those that consist of something, in the order of the tree. */
  bodies: readonly string[];
  partOf: (id: string) => Part | null;
  childrenOf: (id: string) => readonly Part[];
  /** A part and what it holds, as far as there is something to see of it. */
  bodiesUnder: (id: string) => readonly string[];
  /** From the root down to what holds it. */
  holdersOf: (id: string) => readonly Part[];
}

const none: readonly Part[] = [];

function groupedBy(parts: readonly Part[], known: ReadonlyMap<string, Part>) {
  const groups = new Map<string | null, Part[]>();
  for (const part of parts) {
    const pid = part.pid !== null && known.has(part.pid) ? part.pid : null;
    const group = groups.get(pid);
    if (group) group.push(part);
    else groups.set(pid, [part]);
  }
  return groups;
}

/** Parts that hold each other in a circle, as broken files have them, start at the first of them. */
export function treeOf(parts: readonly Part[]): PartTree {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const groups = groupedBy([...byId.values()], byId);
  const ordered: Part[] = [];
  const children = new Map<string, readonly Part[]>();
  const spans = new Map<string, { holder: string | null; start: number; end: number }>();

  const walk = (first: Part, from: string | null) => {
    // By a list and not by calls: a chain of ten thousand parts fills no stack.
    const ahead: { part: Part; holder: string | null; isLeft: boolean }[] = [
      { part: first, holder: from, isLeft: false },
    ];
    for (let step = ahead.pop(); step; step = ahead.pop()) {
      const { part, holder, isLeft } = step;
      const span = spans.get(part.id);
      if (isLeft && span) span.end = ordered.length;
      if (isLeft || span) continue;
      spans.set(part.id, { holder, start: ordered.length, end: ordered.length });
      ordered.push(part);
      const held = (groups.get(part.id) ?? none).filter(({ id }) => !spans.has(id));
      children.set(part.id, held);
      ahead.push({ part, holder, isLeft: true });
      for (const child of held.toReversed()) {
        ahead.push({ part: child, holder: part.id, isLeft: false });
      }
    }
  };
  const roots = [...(groups.get(null) ?? none)];
  roots.forEach((root) => walk(root, null));
  for (const part of byId.values()) {
    if (spans.has(part.id)) continue;
    roots.push(part);
    walk(part, null);
  }

  const hasBody = ({ meshes }: Part) => meshes.length > 0;
  const under = (id: string) => {
    const span = spans.get(id);
    return span ? ordered.slice(span.start, span.end) : [];
  };
  const holdersOf = (id: string): Part[] => {
    const holders: Part[] = [];
    for (let at = spans.get(id)?.holder ?? null; at !== null; at = spans.get(at)?.holder ?? null) {
      const part = byId.get(at);
      if (part) holders.unshift(part);
    }
    return holders;
  };
  return {
    parts: ordered,
    roots,
    holdersOf,
    bodies: ordered.filter(hasBody).map(({ id }) => id),
    partOf: (id) => byId.get(id) ?? null,
    childrenOf: (id) => children.get(id) ?? none,
    bodiesUnder: (id) =>
      under(id)
        .filter(hasBody)
        .map((part) => part.id),
  };
}

/** The fewest parts that hold all of these bodies and no other. */
export function coverOf(tree: PartTree, ids: ReadonlySet<string>): string[] {
  const cover: string[] = [];
  const look = (part: Part) => {
    const bodies = tree.bodiesUnder(part.id);
    const held = bodies.filter((id) => ids.has(id)).length;
    if (held === 0) return;
    if (held === bodies.length) cover.push(part.id);
    else {
      // A part with both meshes and children needs a name for its own meshes alone, hence the `=`.
      tree.childrenOf(part.id).forEach(look);
      if (part.meshes.length > 0 && ids.has(part.id)) cover.push(`=${part.id}`);
    }
  };
  tree.roots.forEach(look);
  return cover;
}

/** The bodies that a cover means; what is unknown in it means none. */
export const bodiesOf = (tree: PartTree, cover: readonly string[]): string[] =>
  cover.flatMap((word) =>
    word.startsWith('=')
      ? tree.bodies.filter((id) => id === word.slice(1))
      : tree.bodiesUnder(word),
  );
