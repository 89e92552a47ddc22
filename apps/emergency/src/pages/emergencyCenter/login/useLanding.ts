import { loginLimits } from '@cheese/domain/codes/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession, useSessionState } from '../../../session';
import { landingPath } from './landingPath';
import type { Phase } from './loginState';

/**
 * Once somebody is signed in, leads them on: to where they were, or to where their role works. Who
 * is in already, by an earlier visit or another tab, has nothing to fill in.
 */
export function useLanding(phase: Phase) {
  const { isSignedIn, person } = useSessionState();
  const isIn = isSignedIn === true && person !== null && phase === 'filling';
  const delayMs = phase === 'done' ? loginLimits.redirectDelayMs : isIn ? 0 : null;
  const session = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (delayMs === null) return undefined;
    const land = () => {
      const path = landingPath(session.get().person?.role, session.backPath.take());
      void navigate(path, { replace: true });
    };
    const timer = setTimeout(land, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, session, navigate]);
}
