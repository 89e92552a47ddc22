import type { PlacedAnswer } from '../Paper';

/** An answer in this browser until the server has it. */
export interface StoredAnswer extends PlacedAnswer {
  given: string[];
  /** By the wall clock of the device, which may be wrong: only differences of it are used. */
  givenAt: number;
}

export interface Numbered {
  place: number;
  number: number;
}

/** Outlives the page. Each of its ways rejects where the browser keeps nothing, or nothing more. */
export interface UnsavedStore {
  read(attempt: string): Promise<StoredAnswer[]>;
  /** An older one gives way; a newer one stays. */
  put(attempt: string, answer: StoredAnswer): Promise<void>;
  /** Forgets what the server knows, or something newer of it. */
  forget(attempt: string, known: readonly Numbered[]): Promise<void>;
  clear(attempt: string): Promise<void>;
  /** Forgets what was given before a moment to other attempts than this one. */
  sweep(but: string, before: number): Promise<void>;
}

export type TabMessage =
  | { kind: 'given'; answer: StoredAnswer }
  | { kind: 'saved'; saved: readonly Numbered[] }
  | { kind: 'over' };

/** The other tabs of this browser that hold the same attempt. */
export interface TabChannel {
  tell(message: TabMessage): void;
  close(): void;
}

export interface AutosavePorts {
  clock: {
    /** Milliseconds that no change of the device's clock touches. */
    monotonic(): number;
    wall(): number;
    /** Answers what takes it back. */
    after(ms: number, act: () => void): () => void;
  };
  /** Null where the browser has none. */
  store: UnsavedStore | null;
  openChannel(attempt: string, hear: (message: TabMessage) => void): TabChannel | null;
  /** `wake`: there may be a network again; `leave`: the page may never come back. */
  listenToPage(on: { wake: () => void; leave: () => void }): () => void;
}
