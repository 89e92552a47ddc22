import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { useSession } from './session';

/** The link to the login, which leads back here; from the home everybody goes where they work. */
export function useWayToLogin() {
  const { backPath } = useSession();
  const { pathname, search } = useLocation();
  return {
    href: paths.login(),
    onClick: () =>
      pathname === paths.home() ? backPath.forget() : backPath.remember(pathname + search),
  };
}
