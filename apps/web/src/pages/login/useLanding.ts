import { loginLimits } from '@cheese/domain/codes/base/limits';
import { landingPath } from '@cheese/domain/rules/people/landing';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { neighbourAddress, neighbourOf } from '../../settings/neighbours';
import { useSession } from '../../session/session';
import { useSettings } from '../../settings/settings';
import { leaveSite } from './leaveSite';

/** After the sign-in, redirects to the page before the login, or to the home of the role. */
export function useLanding(isDone: boolean) {
  const session = useSession();
  const navigate = useNavigate();
  const { neighbours } = useSettings();

  useEffect(() => {
    if (!isDone) return undefined;
    const land = () => {
      const role = session.get().person?.all.user.orgUserRole?.code;
      const path = landingPath(role, session.backPath.take());
      if (neighbourOf(path)) leaveSite(neighbourAddress(path, neighbours) ?? path);
      else void navigate(path, { replace: true });
    };
    const timer = setTimeout(land, loginLimits.redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isDone, session, navigate, neighbours]);
}
