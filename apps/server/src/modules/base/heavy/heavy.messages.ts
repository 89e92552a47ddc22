import type { FailureKey } from '@cheese/domain/texts/failures';

export interface TaskRequest {
  task: string;
  input: unknown;
}

/** A refusal is sent by key, because errors lose their class between threads. */
export type TaskOutcome = { value: unknown } | { refused: FailureKey } | { broken: string };

/** A worker thread's answer to the main thread. */
export interface TaskReport {
  outcome: TaskOutcome;
  /** The memory that the thread holds by then, most of it for nothing. */
  heldBytes: number;
}
