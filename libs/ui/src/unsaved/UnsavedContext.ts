import { createContext, use } from 'react';

export interface UnsavedHost {
  /** Says what would be lost just now by who leaves; null where nothing would. */
  tell(who: string, loss: string | null): void;
  /** Does it at once, or asks first where something would be lost. */
  leave(go: () => void): void;
}

const atOnce: UnsavedHost = { tell: () => undefined, leave: (go) => go() };

export const UnsavedContext = createContext<UnsavedHost>(atOnce);

/** A way out of a form, such as 取消: nobody loses by it what they wrote without being asked. */
export const useLeave = () => use(UnsavedContext).leave;
