import type { FailureKey } from '@cheese/domain/texts/failures';

/** What the main thread asks of a thread. */
export interface Order {
  task: string;
  input: unknown;
}

/** How it went. A refusal is told by its key: errors lose their kind on the way between threads. */
export type Outcome = { value: unknown } | { refused: FailureKey } | { broken: string };

/** What the main thread is told. */
export interface Report {
  outcome: Outcome;
  /** The memory that the thread holds by then, most of it for nothing. */
  heldBytes: number;
}
