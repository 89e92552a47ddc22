import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession } from '../../session/session';

/** Redirects to the login; with `comesBack` the user returns here after signing in. */
export function ToLogin({ comesBack }: { comesBack: boolean }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (comesBack) session.backPath.remember(pathname + search);
    void navigate(paths.login(), { replace: true });
  }, [comesBack, session, navigate, pathname, search]);
  return null;
}
