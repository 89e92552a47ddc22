import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';

/** A question that is being written, alone or in a group. */
export interface WrittenQuestion {
  /** Id and base version of an existing question. */
  id?: number;
  version?: number;
  words: BankQuestionWords;
}

/** Unsaved questions. The stamp makes saving idempotent. */
export interface WritingDraft {
  stamp: string;
  questions: WrittenQuestion[];
}

const keyOf = (personId: number, name: string) => `questionDraft:${personId}:${name}`;

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    // Storage may be full or forbidden; the page still holds the draft.
    return null;
  }
}

/**
 * localStorage is shared by all tabs, but cleared at the end of a session; sessionStorage keeps the
 * draft of this tab.
 */
const bothShelves = () => [localStorage, sessionStorage];

/**
 * Drafts of questions on this device, kept until they are saved or discarded, however the page is
 * closed.
 */
export const draftShelf = (personId: number, shelves: () => Storage[] = bothShelves) => ({
  find(name: string): WritingDraft | null {
    for (const shelf of shelves()) {
      const kept = attempt(() => shelf.getItem(keyOf(personId, name)));
      const draft = kept === null ? null : attempt(() => JSON.parse(kept) as WritingDraft);
      if (draft) return draft;
    }
    return null;
  },
  keep(name: string, draft: WritingDraft) {
    const text = JSON.stringify(draft);
    for (const shelf of shelves()) attempt(() => shelf.setItem(keyOf(personId, name), text));
  },
  drop(name: string) {
    for (const shelf of shelves()) attempt(() => shelf.removeItem(keyOf(personId, name)));
  },
});
