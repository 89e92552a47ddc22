import { createContext, use } from 'react';

export interface UnsavedHost {
  /** Registers what would be lost by leaving; null if nothing. */
  tell(who: string, loss: string | null): void;
  /** Runs `go` at once, or after a confirmation if something would be lost. */
  leave(go: () => void): void;
}

const atOnce: UnsavedHost = { tell: () => undefined, leave: (go) => go() };

export const UnsavedContext = createContext<UnsavedHost>(atOnce);

/** For a way out of a form, such as 取消: asks first if something would be lost. */
export const useLeave = () => use(UnsavedContext).leave;
