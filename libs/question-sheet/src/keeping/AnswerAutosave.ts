import type { Given } from '@cheese/domain/questions/kind';
import type { Answer, PlacedAnswer } from '../Paper';

/** One answer as it travels. */
export interface SentAnswer extends PlacedAnswer {
  given: string[];
  /** Age of the answer when it is sent, because device clocks may be wrong. */
  agoMs: number;
}

/** `endsAt` and `now` are both by the server's clock. */
export interface HeardTime {
  endsAt: number | null;
  now: number;
  isOpen: boolean;
}

/**
 * Each saved place has the number that the server now holds. `gone`: the attempt is over.
 * `refused`: a sent answer is invalid. `lost`: no response.
 */
export type SaveOutcome =
  | (HeardTime & { saved: readonly { place: number; number: number }[] })
  | 'gone'
  | 'refused'
  | 'lost';

export type Save = (
  answers: SentAnswer[],
  /** The page is on its way out: only what the browser sends after it gets there (`keepalive`). */
  way: { isLeaving: boolean },
) => Promise<SaveOutcome>;

/** `direct`: the browser keeps nothing, and the server alone has it. */
export type KeepingState = 'saved' | 'saving' | 'offline' | 'direct' | 'directOffline';

export interface AutosaveState {
  /** By place; what was never answered is not there. The same object until it changes. */
  answers: Readonly<Record<number, Answer>>;
  /** Places whose newest answer the server has not confirmed. */
  unsaved: ReadonlySet<number>;
  /**
   * Unsaved places whose answer the server refuses as invalid; retrying is useless until the
   * learner answers again.
   */
  setAside: readonly number[];
  keeping: KeepingState;
  /** True once the answers kept from an earlier visit have been read. */
  isRestored: boolean;
  /** The last that a save told. */
  heard: HeardTime | null;
  /** The attempt is over, and takes nothing more. */
  isOver: boolean;
}

/** Keeps the answers of one attempt: in this browser at once, with the server soon after. */
export interface AnswerAutosave {
  /** For `useSyncExternalStore`: the same object until something changes. */
  state(): AutosaveState;
  subscribe(onChange: () => void): () => void;
  give(place: number, given: Given): void;
  flag(place: number, isFlagged: boolean): void;
  /** Takes over what is newer in what the server says: after `onNewer`, or another answer. */
  merge(answers: readonly PlacedAnswer[]): void;
  /** Sends what is left at once; tells whether everything arrived. What was lost is tried on. */
  settle(): Promise<'saved' | 'gone' | 'lost'>;
  /** Called after the submission: clears the kept answers and tells the other tabs. */
  finish(): void;
  /** Starts sending, listening to other tabs and restoring; the returned function stops it. */
  start(calls: AutosaveCalls): () => void;
}

export interface KeptAttempt {
  /** Made of site, user and attempt, so that answers of different users stay apart. */
  key: string;
  answers: readonly PlacedAnswer[];
  /** When it began, and what time it is now: both by the server's clock. */
  startedAt: number;
  now: number;
}

export interface AutosaveCalls {
  save: Save;
  /** The server knows a newer answer than this tab: ask for the newest paper, then `merge`. */
  onNewer?: () => void;
}
