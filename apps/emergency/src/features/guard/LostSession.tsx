import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession, useSessionState } from '../../session/session';

/** Where the main site asks with a dialog, this one leads to its login at once. */
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
