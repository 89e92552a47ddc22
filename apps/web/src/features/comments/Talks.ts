import { createContext } from 'react';

interface Talks {
  /** Number of comments; null if the user may not discuss the question. */
  countOf: (questionId: number) => number | null;
  open: (questionId: number) => void;
}

export const TalksContext = createContext<Talks>({ countOf: () => null, open: () => undefined });
