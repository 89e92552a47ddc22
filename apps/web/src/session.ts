import type { CompleteUserInfo, UserInfo } from '@cheese/domain/contract/user';
import type { Session } from '@cheese/auth/session';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Who is signed in on the main site: what the header shows, and everything else about them. */
export interface SignedInPerson {
  info: UserInfo;
  all: CompleteUserInfo;
}

export type MainSession = Session<SignedInPerson>;

export const SessionContext = createContext<MainSession | null>(null);

export function useSession(): MainSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext above it');
  return session;
}

/** What is known of who is signed in; the screen follows every change of it. */
export function useSessionState() {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
