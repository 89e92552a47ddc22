import { loginLimits } from '@cheese/domain/codes/limits';
import { neighbourPaths } from '@cheese/domain/codes/neighbours';
import { landingPath } from '@cheese/domain/rules/landing';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../session';
import { leaveSite } from './leaveSite';

const isNeighbour = (path: string) => path.startsWith(neighbourPaths.university);

/** Once somebody is signed in, leads them on: to where they were, or to where their role works. */
export function useLanding(isDone: boolean) {
  const session = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isDone) return undefined;
    const land = () => {
      const role = session.get().person?.all.user.orgUserRole?.code;
      const path = landingPath(role, session.backPath.take());
      if (isNeighbour(path)) leaveSite(path);
      else void navigate(path, { replace: true });
    };
    const timer = setTimeout(land, loginLimits.redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isDone, session, navigate]);
}
