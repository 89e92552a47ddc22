import { useLocation } from 'react-router-dom';
import { useSession } from './session';

/** Returns true for a signed-in user; a visitor gets the login prompt and returns here. */
export function useMayWrite() {
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  return () => mayAct(pathname + search);
}
