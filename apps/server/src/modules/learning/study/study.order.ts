interface Group {
  id: number;
  pid: number | null;
}

interface Within {
  id: number;
  chapterId: number;
}

/** The items of a directory one after another: those of a group come before the groups in it. */
export function inOrder<Item extends Within>(
  groups: readonly Group[],
  items: readonly Item[],
): Item[] {
  const below = (pid: number | null): Item[] =>
    groups
      .filter((group) => group.pid === pid)
      .flatMap(({ id }) => [...items.filter(({ chapterId }) => chapterId === id), ...below(id)]);
  return below(null);
}

/** Null at the ends. */
export function neighbours<Item extends { id: number }>(items: readonly Item[], id: number) {
  const at = items.findIndex((item) => item.id === id);
  return { previous: items[at - 1] ?? null, next: (at >= 0 && items[at + 1]) || null };
}
