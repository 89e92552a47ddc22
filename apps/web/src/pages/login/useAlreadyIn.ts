import { useConfirmed } from '@cheese/auth/useConfirmed';
import { landingPath } from '@cheese/domain/rules/people/landing';
import { useNavigate } from 'react-router-dom';
import { neighbourAddress } from '../../settings/neighbours';
import { useSettings } from '../../settings/settings';
import { paths } from '../../paths';
import { useSession, useSessionState } from '../../session/session';

/**
 * Redirects a user who is already signed in: to the page before the login, or home. Not to an
 * external system, which may have sent them here.
 */
export function useAlreadyIn(isFilling: boolean) {
  const isIn = useSessionState().isSignedIn === true && isFilling;
  const session = useSession();
  const navigate = useNavigate();
  const { neighbours } = useSettings();

  useConfirmed(isIn, session, () => {
    const path = landingPath(null, session.backPath.take());
    void navigate(neighbourAddress(path, neighbours) ? paths.home() : path, { replace: true });
  });
}
