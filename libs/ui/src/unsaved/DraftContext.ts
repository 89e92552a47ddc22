import { createContext } from 'react';

/** Keeps what a user was writing when their session expired, until they return. */
export interface Drafts {
  /** True if the writer has just been signed out, so that leaving was not their choice. */
  isEnding(): boolean;
  keep(name: string, value: unknown): void;
  /** The stored draft, if any. */
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
