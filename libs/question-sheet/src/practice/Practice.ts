import type { MarkedQuestion } from '../Paper';

/** A question once it may be seen with its key. */
export interface Revealed {
  question: MarkedQuestion;
  /** Of all others, the share that chose each option; null where too few answered. */
  othersChose: Readonly<Record<string, number>> | null;
}

/** Practice shows what was right as soon as a question is answered. */
export interface Practice {
  /** By place: what was shown before, such as before the page was loaded anew. */
  revealed: Readonly<Record<number, Revealed>>;
  /** Asks for the marked question; null where it failed, which has been said by then. */
  reveal: (place: number) => Promise<Revealed | null>;
}
