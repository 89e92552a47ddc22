import { storedJson } from '@cheese/auth/storedJson';
import type { MarksShelf } from '@cheese/question-sheet/marking/makeMarks';

type AllMarked = NonNullable<ReturnType<MarksShelf['get']>>;

/** Struck options and highlights of a practice, kept on this device until it ends. */
export const keptMarks = (practiceId: number) =>
  storedJson<AllMarked>(localStorage, `practice-marks-${practiceId}`, (all) =>
    Object.values(all).every(
      ({ struck, highlights }) => Array.isArray(struck) && Array.isArray(highlights),
    ),
  );
