import { useConfirmed } from '@cheese/auth/useConfirmed';
import { useNavigate } from 'react-router-dom';
import { useSession, useSessionState } from '../../../session/session';
import { landingPath } from './landingPath';

/**
 * Who is in already has nothing to fill in: they are led to where they were, or to where their role
 * works by now.
 */
export function useAlreadyIn(isFilling: boolean) {
  const isIn = useSessionState().isSignedIn === true && isFilling;
  const session = useSession();
  const navigate = useNavigate();

  useConfirmed(isIn, session, ({ role }) => {
    void navigate(landingPath(role, session.backPath.take()), { replace: true });
  });
}
