import type { Given } from '@cheese/domain/questions/kind';
import type { Answer, PlacedAnswer } from '../Paper';

/** One answer as it travels. */
export interface SentAnswer extends PlacedAnswer {
  given: string[];
  /** How long ago it was given when it was sent. */
  agoMs: number;
}

/** What the server says of time: `now` by its clock. */
export interface HeardTime {
  endsAt: number | null;
  now: number;
  isOpen: boolean;
}

/**
 * What became of a save: with each place the number that the server knows now; `gone` where the
 * attempt is over and takes nothing more; `refused` where something in it is no answer at all;
 * `lost` where nobody answered.
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

export interface KeeperState {
  /** By place; what was never answered is not there. The same object until it changes. */
  answers: Readonly<Record<number, Answer>>;
  /** Places whose newest answer the server has not confirmed. */
  unsaved: ReadonlySet<number>;
  /** Of these those that the server refuses, whatever comes: they have to be answered anew. */
  setAside: readonly number[];
  keeping: KeepingState;
  /** Whether what this browser kept from an earlier visit has been looked at. */
  isRestored: boolean;
  /** The last that a save told. */
  heard: HeardTime | null;
  /** The attempt is over, and takes nothing more. */
  isOver: boolean;
}

/** Keeps the answers of one attempt: in this browser at once, with the server soon after. */
export interface AnswerKeeper {
  /** For `useSyncExternalStore`: the same object until something changes. */
  state(): KeeperState;
  subscribe(onChange: () => void): () => void;
  give(place: number, given: Given): void;
  flag(place: number, isFlagged: boolean): void;
  /** Takes over what is newer in what the server says: after `onNewer`, or another answer. */
  merge(answers: readonly PlacedAnswer[]): void;
  /** Sends what is left at once; tells whether everything arrived. What was lost is tried on. */
  settle(): Promise<'saved' | 'gone' | 'lost'>;
  /** It was handed in: nothing is left to keep, and the other tabs are told. */
  finish(): void;
  /** Begins to send, to hear other tabs and to read what was left; ends with what it returns. */
  start(calls: KeeperCalls): () => void;
}

/** What an attempt knows of itself when it is opened. */
export interface KeptAttempt {
  /** Site, person and attempt: nobody else's answers are found under it. */
  key: string;
  answers: readonly PlacedAnswer[];
  /** When it began, and what time it is now: both by the server's clock. */
  startedAt: number;
  now: number;
}

export interface KeeperCalls {
  save: Save;
  /** The server knows a newer answer than this tab: ask for the newest paper, then `merge`. */
  onNewer?: () => void;
}
