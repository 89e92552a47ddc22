import { useLocation } from 'react-router-dom';
import { useSession } from './session';

/** Whether somebody is signed in; a visitor is asked to, and comes back here. */
export function useMayWrite() {
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  return () => mayAct(pathname + search);
}
