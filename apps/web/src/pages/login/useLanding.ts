import { loginLimits } from '@cheese/domain/codes/limits';
import { landingPath } from '@cheese/domain/rules/landing';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { neighbourAddress, neighbourOf } from '../../neighbours';
import { useSession, useSessionState } from '../../session';
import { useSettings } from '../../settings';
import { leaveSite } from './leaveSite';
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
  const { neighbours } = useSettings();

  useEffect(() => {
    if (delayMs === null) return undefined;
    const land = () => {
      const role = session.get().person?.all.user.orgUserRole?.code;
      const path = landingPath(role, session.backPath.take());
      if (neighbourOf(path)) leaveSite(neighbourAddress(path, neighbours) ?? path);
      else void navigate(path, { replace: true });
    };
    const timer = setTimeout(land, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, session, navigate, neighbours]);
}
