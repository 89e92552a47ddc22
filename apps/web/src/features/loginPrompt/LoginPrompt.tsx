import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyPart } from '../../loading/lazyPart';
import { paths } from '../../paths';
import { useSession, useSessionState } from '../../session/session';
import { useForgottenWay } from './useForgottenWay';

/** Loaded when opened: every page has this feature, and few visits need it. */
const PromptDialog = lazyPart(() => import('./PromptDialog'), AtOnce);

/** If the dialog fails to load, go to the login page directly. */
function AtOnce() {
  return <Navigate to={paths.login()} />;
}

/** Opens when the session ends or an action needs a login, and leads to the login page. */
export function LoginPrompt({ clock = Date.now }: { clock?: () => number }) {
  const { isPrompting } = useSessionState();
  const { closePrompt } = useSession();
  const isThere = useLocation().pathname === paths.login();
  useForgottenWay();

  useEffect(() => {
    if (isPrompting && isThere) closePrompt();
  }, [isPrompting, isThere, closePrompt]);

  if (!isPrompting || isThere) return null;
  return (
    <Suspense fallback={null}>
      <PromptDialog clock={clock} />
    </Suspense>
  );
}
