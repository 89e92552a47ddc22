import { useSession } from '../../session/session';

/** Refetches the user after a change, to update the header at once. */
export function useRefresh() {
  const session = useSession();
  // A failure has been said by the call itself; the header then follows with the next visit.
  return () => session.refresh().catch(() => undefined);
}
