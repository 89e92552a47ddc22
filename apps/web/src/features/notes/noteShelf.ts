import { localKeys } from '@cheese/domain/codes/base/storageKeys';

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    // Storage is full or blocked: the text stays in the page only.
    return null;
  }
}

/**
 * Local storage shares drafts between tabs; session storage keeps a copy for this tab, because the
 * end of a session clears the former.
 */
const shelves = () => [() => localStorage, () => sessionStorage];

/** Drafts are kept per user, because a device may be shared. */
export const noteOwner = () => attempt(() => localStorage.getItem(localKeys.owner)) ?? '';

export const noteShelf = (owner: string) => {
  const keyOf = (slot: string) => `note-draft:${owner}:${slot}`;
  return {
    find(slot: string): string | null {
      for (const shelf of shelves()) {
        const kept = attempt(() => shelf().getItem(keyOf(slot)));
        if (kept !== null) return kept;
      }
      return null;
    },
    keep: (slot: string, html: string) =>
      shelves().forEach((shelf) => attempt(() => shelf().setItem(keyOf(slot), html))),
    drop: (slot: string) =>
      shelves().forEach((shelf) => attempt(() => shelf().removeItem(keyOf(slot)))),
  };
};
