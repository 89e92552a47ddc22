import { useSession } from '../../session/session';

/** Refetches the user after a change, to update the header at once. */
export function useRefresh() {
  const session = useSession();
  // The failed request has shown its own error; the header updates on the next visit.
  return () => session.refresh().catch(() => undefined);
}
