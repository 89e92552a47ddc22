import { keptJson, type Shelf } from '@cheese/auth/keptJson';
import { emergencyLocalKeys } from '@cheese/domain/codes/base/storageKeys';
import type { Chosen } from './quizState';

interface Draft {
  quizId: number;
  chosen: Chosen;
}

/** Keeps in the browser what the server has not taken yet: one quiz is under way at a time. */
export function draftShelf(shelf: Shelf) {
  const kept = keptJson<Draft>(shelf, emergencyLocalKeys.quizDraft);
  return {
    read(quizId: number): Chosen {
      const draft = kept.get();
      return draft?.quizId === quizId && draft.chosen ? draft.chosen : {};
    },
    write(quizId: number, chosen: Chosen) {
      if (Object.keys(chosen).length === 0) kept.clear();
      else kept.set({ quizId, chosen });
    },
  };
}
