import type { Given } from '@cheese/domain/questions/kind';
import type { Question } from '../../Paper';

/** The order that was given; before that, one that says nothing of what is right. */
export function orderOf({ id, options }: Question, given: Given): string[] {
  const keys = options.map(({ key }) => key);
  if (given.length === 0) return keys.toSorted((one, other) => draw(id, one) - draw(id, other));
  const known = given.filter((key) => keys.includes(key));
  return [...known, ...keys.filter((key) => !known.includes(key))];
}

const [STEP, RANGE] = [48_271, 2_147_483_647];

/** Always the same for the same question and option, and otherwise without a pattern. */
const draw = (id: number, key: string) => {
  let drawn = (id * 31 + key.charCodeAt(0)) % RANGE;
  for (let turn = 0; turn < 4; turn++) drawn = (drawn * STEP + turn) % RANGE;
  return drawn;
};

/** The same order with one of them moved to another place. */
export const moved = (order: readonly string[], key: string, to: number): string[] => {
  const others = order.filter((one) => one !== key);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, key);
};
