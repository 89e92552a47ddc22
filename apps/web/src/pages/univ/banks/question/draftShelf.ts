import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';

/** One of the questions that are written together. */
export interface WrittenQuestion {
  /** Of one that is there already; `version` is what it was made from. */
  id?: number;
  version?: number;
  words: BankQuestionWords;
}

/** What is written and not saved yet. By its stamp it is made once, however often it is saved. */
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
 * Drafts of questions, kept on this device until they are saved or given up: whatever closes the
 * page, they are there when it is opened again.
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
