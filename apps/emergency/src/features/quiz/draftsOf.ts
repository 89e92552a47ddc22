import { keptJson, type Shelf } from '@cheese/auth/keptJson';
import { emergencyLocalKeys } from '@cheese/domain/codes/base/storageKeys';
import type { Chosen } from '@cheese/question-sheet/sheetState';
import type { Drafts } from '@cheese/question-sheet/useSheetRun';

interface Draft {
  quizId: number;
  chosen: Chosen;
}

/** The draft of a quiz in the browser: one quiz is under way at a time. */
export function draftsOf(shelf: Shelf, quizId: number): Drafts {
  const kept = keptJson<Draft>(shelf, emergencyLocalKeys.quizDraft);
  return {
    read() {
      const draft = kept.get();
      return draft?.quizId === quizId && draft.chosen ? draft.chosen : {};
    },
    write(chosen) {
      if (Object.keys(chosen).length === 0) kept.clear();
      else kept.set({ quizId, chosen });
    },
  };
}
