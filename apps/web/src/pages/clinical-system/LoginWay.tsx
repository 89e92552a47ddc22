import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession, useSessionState } from '../../session/session';
import { texts } from './texts';

/** The trainer uses this site's own session: visitors sign in, and are then led to the patients. */
export function LoginWay() {
  useDocumentTitle(texts.title);
  const navigate = useNavigate();
  const { backPath } = useSession();
  const { isSignedIn } = useSessionState();
  useEffect(() => {
    if (isSignedIn === true) void navigate(paths.patient.cases(), { replace: true });
    if (isSignedIn !== false) return;
    backPath.remember(paths.patient.cases());
    void navigate(paths.login(), { replace: true });
  }, [isSignedIn, backPath, navigate]);
  return <RowsSkeleton count={6} />;
}
