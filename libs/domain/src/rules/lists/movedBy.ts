/** The list with one of it a step further up (-1) or down (1); as it was where there is no step. */
export function movedBy<Item>(items: readonly Item[], item: Item, step: -1 | 1): Item[] {
  const from = items.indexOf(item);
  const to = from + step;
  if (from < 0 || to < 0 || to >= items.length) return [...items];
  return items.with(from, items[to] as Item).with(to, item);
}
