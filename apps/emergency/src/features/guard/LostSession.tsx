import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession, useSessionState } from '../../session/session';

/** The main site opens a dialog; this one redirects to the login at once. */
export function LostSession() {
  const session = useSession();
  const { isPrompting } = useSessionState();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isPrompting) return;
    session.closePrompt();
    void navigate(paths.login(), { replace: true });
  }, [isPrompting, session, navigate]);
  return null;
}
