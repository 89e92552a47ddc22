import { createContext } from 'react';

/** Keeps what somebody was writing when their session ended under them, for their return. */
export interface Drafts {
  /** Whether whoever writes has just been signed out: what they leave they did not want to leave. */
  isEnding(): boolean;
  keep(name: string, value: unknown): void;
  /** What they had written there before, if anything. */
  peek(name: string): unknown;
  forget(name: string): void;
}

const none: Drafts = {
  isEnding: () => false,
  keep: () => undefined,
  peek: () => undefined,
  forget: () => undefined,
};

export const DraftContext = createContext<Drafts>(none);
