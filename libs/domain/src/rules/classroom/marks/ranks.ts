/**
 * The place of each by the mark that everybody sees: the same mark is the same place, and the
 * places behind are as many further on. Who has no mark has no place.
 */
export function ranksOf(marks: readonly (number | null)[]): (number | null)[] {
  const ordered = marks.filter((mark) => mark !== null).toSorted((one, other) => other - one);
  const places = new Map<number, number>();
  for (const [index, mark] of ordered.entries()) if (!places.has(mark)) places.set(mark, index + 1);
  return marks.map((mark) => (mark === null ? null : (places.get(mark) ?? null)));
}
