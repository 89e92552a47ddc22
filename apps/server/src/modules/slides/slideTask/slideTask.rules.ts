import { slideTaskRevealCodes } from '@cheese/domain/codes/slides/slideTask';
import type { TaskMarks } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import type { TaskStandingRow, TaskRow } from './slideTask.tables';

type Rule = Pick<TaskRow, 'tries' | 'reveals' | 'edition'>;

/** More tries than this come from a script. */
const MOST_TRIES = 200;

const leastOf = (tries: number) => (tries === 0 ? MOST_TRIES : tries);

export const hasTriesLeft = ({ tries }: Rule, standing: TaskStandingRow) =>
  standing.tries < leastOf(tries);

/** As it begins again with another edition of the task. */
export const standingIn = ({ edition }: Rule, standing: TaskStandingRow): TaskStandingRow =>
  standing.edition === edition
    ? standing
    : {
        ...standing,
        edition,
        tries: 0,
        first: 0,
        best: 0,
        isRightFirst: false,
        isRight: false,
        hasKey: false,
      };

function isRevealed(rule: Rule, nth: number, { isRight }: TaskMarks) {
  return rule.reveals === slideTaskRevealCodes.eachTime || isRight || nth >= leastOf(rule.tries);
}

/** Tries after the correct answer was shown do not count. */
export function standingAfter(
  rule: Rule,
  before: TaskStandingRow,
  marks: TaskMarks,
): TaskStandingRow {
  const tries = before.tries + 1;
  const isFirst = tries === 1;
  const isCounted = !before.hasKey;
  return {
    ...before,
    tries,
    first: isFirst ? marks.share : before.first,
    isRightFirst: isFirst ? marks.isRight : before.isRightFirst,
    best: isCounted ? Math.max(before.best, marks.share) : before.best,
    isRight: before.isRight || (isCounted && marks.isRight),
    hasKey: before.hasKey || isRevealed(rule, tries, marks),
  };
}
