import { useConfirmed } from '@cheese/auth/useConfirmed';
import { useNavigate } from 'react-router-dom';
import { useSession, useSessionState } from '../../../session/session';
import { landingPath } from './landingPath';

/**
 * Redirects a user who is already signed in: to the page before the login, or to the home of their
 * current role.
 */
export function useAlreadyIn(isFilling: boolean) {
  const isIn = useSessionState().isSignedIn === true && isFilling;
  const session = useSession();
  const navigate = useNavigate();

  useConfirmed(isIn, session, ({ role }) => {
    void navigate(landingPath(role, session.backPath.take()), { replace: true });
  });
}
