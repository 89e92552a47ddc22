import { createContext } from 'react';

interface Talks {
  /** How much is said at a question; null where who looks may not discuss it. */
  countOf: (questionId: number) => number | null;
  open: (questionId: number) => void;
}

export const TalksContext = createContext<Talks>({ countOf: () => null, open: () => undefined });
