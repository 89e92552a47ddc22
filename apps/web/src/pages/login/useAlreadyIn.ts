import { landingPath } from '@cheese/domain/rules/landing';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { neighbourOf } from '../../neighbours';
import { paths } from '../../paths';
import { useSession, useSessionState } from '../../session';

/**
 * Who is in already, by an earlier visit or another tab, has nothing to fill in: they are led to
 * where they were, or home. Not to a system beside this site, which may have sent them here. A
 * session that nobody can confirm just now leaves the form alone.
 */
export function useAlreadyIn(isFilling: boolean) {
  const isIn = useSessionState().isSignedIn === true && isFilling;
  const session = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isIn) return undefined;
    let isHere = true;
    const lead = () => {
      if (!isHere) return;
      const path = landingPath(null, session.backPath.take());
      void navigate(neighbourOf(path) ? paths.home() : path, { replace: true });
    };
    session.refresh().then(lead, () => undefined);
    return () => {
      isHere = false;
    };
  }, [isIn, session, navigate]);
}
