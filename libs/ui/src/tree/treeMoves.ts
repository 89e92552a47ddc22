/** A node of a tree kept as a flat list, with siblings in order. */
export interface Branch {
  id: number;
  parentId: number | null;
}

export type Direction = 'up' | 'down' | 'inside' | 'outside';

/** Target of a move: the new parent, and the index below it. */
export interface Place {
  parentId: number | null;
  place: number;
}

type Branches = readonly Branch[];

const under = (branches: Branches, parentId: number | null) =>
  branches.filter((one) => one.parentId === parentId).map(({ id }) => id);

/** One move by keyboard; null if it is not possible. */
export function placeBy(branches: Branches, id: number, direction: Direction): Place | null {
  const branch = branches.find((one) => one.id === id);
  if (!branch) return null;
  const { parentId } = branch;
  const level = under(branches, parentId);
  const at = level.indexOf(id);
  if (direction === 'up') return at > 0 ? { parentId, place: at - 1 } : null;
  if (direction === 'down') return at < level.length - 1 ? { parentId, place: at + 1 } : null;
  if (direction === 'inside') {
    const before = level[at - 1];
    return before === undefined
      ? null
      : { parentId: before, place: under(branches, before).length };
  }
  const parent = branches.find((one) => one.id === parentId);
  if (!parent) return null;
  const place = under(branches, parent.parentId).indexOf(parent.id) + 1;
  return { parentId: parent.parentId, place };
}

/** The place after a drop: before the target, or as its last child. */
export function placeAt(
  branches: Branches,
  id: number,
  { on, isInside }: { on: number; isInside: boolean },
): Place | null {
  if (isBelow(branches, on, id)) return null;
  if (isInside) {
    return { parentId: on, place: under(branches, on).filter((one) => one !== id).length };
  }
  const parentId = branches.find((one) => one.id === on)?.parentId ?? null;
  const others = under(branches, parentId).filter((one) => one !== id);
  return { parentId, place: others.indexOf(on) };
}

/** True if `id` is `above` itself or below it. */
function isBelow(branches: Branches, id: number, above: number): boolean {
  for (let at: number | null = id; at !== null;) {
    if (at === above) return true;
    const here: number = at;
    at = branches.find((one) => one.id === here)?.parentId ?? null;
  }
  return false;
}
