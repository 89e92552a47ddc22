import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { useSession } from './session';

/**
 * Link to the login, which returns here; from the home page the user goes to the home of their
 * role.
 */
export function useLoginLink() {
  const { backPath } = useSession();
  const { pathname, search } = useLocation();
  return {
    href: paths.login(),
    onClick: () =>
      pathname === paths.home() ? backPath.forget() : backPath.remember(pathname + search),
  };
}
