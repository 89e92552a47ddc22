import { groupedBy } from '@cheese/domain/rules/lists/groupedBy';

interface Ref {
  questionId: number;
  groupId: number | null;
}

/**
 * So many of these, in the order in which they come. Those of one case, or over one set of options,
 * are taken together, in their own order; one that is too large for what is left is passed over. It
 * is taken in part only where nothing else would fill what is left.
 */
export function drawGroups<R extends Ref>(candidates: readonly R[], count: number): R[] {
  const nameOf = ({ questionId, groupId }: R) =>
    groupId === null ? `one/${questionId}` : `group/${groupId}`;
  const groups = [...groupedBy(candidates, nameOf).values()].map((group) =>
    group.toSorted((a, b) => a.questionId - b.questionId),
  );
  const drawn: R[] = [];
  const tooLarge: R[][] = [];
  for (const group of groups) {
    if (drawn.length === count) break;
    if (drawn.length + group.length <= count) drawn.push(...group);
    else tooLarge.push(group);
  }
  if (drawn.length === count) return drawn;
  for (const group of tooLarge) {
    const whole = withRoomFor(drawn, group, count);
    if (whole) return whole;
  }
  const [rest = []] = tooLarge;
  return [...drawn, ...rest.slice(0, count - drawn.length)];
}

/** With a group whole, in place of the last questions that stand by themselves; null if too few do. */
function withRoomFor<R extends Ref>(drawn: readonly R[], group: readonly R[], count: number) {
  const over = drawn.length + group.length - count;
  const single = drawn.filter(({ groupId }) => groupId === null);
  if (single.length < over) return null;
  const leaving = new Set(single.slice(single.length - over));
  return [...drawn.filter((one) => !leaving.has(one)), ...group];
}
