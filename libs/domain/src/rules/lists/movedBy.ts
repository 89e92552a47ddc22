/** The list with the item moved one step up (-1) or down (1); unchanged at either end. */
export function movedBy<Item>(items: readonly Item[], item: Item, step: -1 | 1): Item[] {
  const from = items.indexOf(item);
  const to = from + step;
  if (from < 0 || to < 0 || to >= items.length) return [...items];
  return items.with(from, items[to] as Item).with(to, item);
}
