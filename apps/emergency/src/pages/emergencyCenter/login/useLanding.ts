import { loginLimits } from '@cheese/domain/codes/base/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../session/session';
import { landingPath } from './landingPath';

/** After the sign-in, redirects to the page before the login, or to the home of the role. */
export function useLanding(isDone: boolean) {
  const session = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isDone) return undefined;
    const land = () => {
      const path = landingPath(session.get().person?.role, session.backPath.take());
      void navigate(path, { replace: true });
    };
    const timer = setTimeout(land, loginLimits.redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isDone, session, navigate]);
}
