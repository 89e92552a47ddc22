import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session';

/** The way of a site's screens to its session. */
export function sessionContext<Person>() {
  const SessionContext = createContext<Session<Person> | null>(null);

  function useSession(): Session<Person> {
    const session = useContext(SessionContext);
    if (!session) throw new Error('useSession needs a SessionContext above it');
    return session;
  }

  function useSessionState() {
    const session = useSession();
    return useSyncExternalStore(session.subscribe, session.get, session.getFirst);
  }
  return { SessionContext, useSession, useSessionState };
}
