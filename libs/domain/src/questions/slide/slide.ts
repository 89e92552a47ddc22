import { slideTaskKindCodes } from '../../codes/slides/slideTask';
import type { TaskAnswer } from '../../contract/slides/shapes/slideTaskShapes';
import { markTask } from '../../rules/slides/task/markTask';
import type { QuestionKind } from '../kind';
import { areOf, isOn, keyIn, promptsIn } from './slideWords';
import { spotsIn } from './spots';

const CORNERS = 3;

/** The answer in the format that `markTask` takes; null if it cannot be marked. */
export function slideAnswer(kind: 1 | 2 | 3, [word = '']: readonly string[]): TaskAnswer | null {
  const spots = spotsIn(word);
  if (!spots) return null;
  if (kind !== slideTaskKindCodes.outline) return { kind, points: spots };
  return spots.length >= CORNERS ? { kind, outline: spots } : null;
}

/**
 * A task on a slide: pointing, outlining or counting. Marked like a slide task
 * (`slideTask/markTask`); a partly correct answer gains its share of agreement.
 */
export const slide: QuestionKind = {
  fits(given, { prompts }) {
    if (given.length === 0) return true;
    const told = promptsIn(prompts);
    const spots = spotsIn(given[0] ?? '');
    if (!told || !spots || given.length > 1) return false;
    const isWhole = slideAnswer(told.asked.kind, given) !== null;
    return isWhole && spots.every((spot) => isOn(spot, told.size));
  },
  keyFits(key, { prompts }) {
    const [right, told] = [keyIn(key), promptsIn(prompts)];
    return right !== null && told !== null && areOf(right, told);
  },
  mark(given, key, rule) {
    const right = keyIn(key);
    const answer = right && slideAnswer(right.kind, given);
    const marks = right && answer && markTask(right, answer);
    if (!marks) return 0;
    if (marks.isRight || rule === 'allOrNothing') return Number(marks.isRight);
    return marks.share / 100;
  },
};
