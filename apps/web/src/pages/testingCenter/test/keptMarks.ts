import { keptJson } from '@cheese/auth/keptJson';
import type { MarksShelf } from '@cheese/question-sheet/marking/makeMarks';

type AllMarked = NonNullable<ReturnType<MarksShelf['get']>>;

/** What was ruled out and highlighted in a practice, on this machine until it is over. */
export const keptMarks = (practiceId: number) =>
  keptJson<AllMarked>(localStorage, `practice-marks-${practiceId}`, (all) =>
    Object.values(all).every(
      ({ struck, highlights }) => Array.isArray(struck) && Array.isArray(highlights),
    ),
  );
