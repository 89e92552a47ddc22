import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';

/** One of the questions that are written together. */
export interface WrittenQuestion {
  /** Id and base version of an existing question. */
  id?: number;
  version?: number;
  words: BankQuestionWords;
}

/** An unsaved question. The stamp makes saving idempotent. */
export interface WritingDraft {
  stamp: string;
  questions: WrittenQuestion[];
}

const keyOf = (personId: number, name: string) => `questionDraft:${personId}:${name}`;

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    // Full, or kept from us by the browser's settings: the page still holds it.
    return null;
  }
}

/** For every tab of this device; and for this tab, where a session that ends clears the former. */
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
