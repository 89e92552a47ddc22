import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession } from '../../session/session';

/** A user who leaves the login page does not return to the old target later. */
export function useForgottenWay() {
  const { backPath, get } = useSession();
  const { pathname } = useLocation();
  useEffect(() => {
    // An open prompt has just stored the target, so keep it.
    if (pathname !== paths.login() && !get().isPrompting) backPath.forget();
  }, [pathname, backPath, get]);
}
