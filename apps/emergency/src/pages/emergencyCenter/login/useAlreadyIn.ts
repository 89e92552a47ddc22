import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession, useSessionState } from '../../../session';
import { landingPath } from './landingPath';

/**
 * Who is in already, by an earlier visit or another tab, has nothing to fill in: they are led to
 * where they were, or to where their role works by now. A session that nobody can confirm just now
 * leaves the form alone.
 */
export function useAlreadyIn(isFilling: boolean) {
  const isIn = useSessionState().isSignedIn === true && isFilling;
  const session = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isIn) return undefined;
    let isHere = true;
    const lead = ({ role }: { role: Parameters<typeof landingPath>[0] }) => {
      if (!isHere) return;
      void navigate(landingPath(role, session.backPath.take()), { replace: true });
    };
    session.refresh().then(lead, () => undefined);
    return () => {
      isHere = false;
    };
  }, [isIn, session, navigate]);
}
