import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession, useSessionState } from '../../session/session';
import { texts } from './texts';

/**
 * Shows the page to signed-in users only; visitors get the prompt, which returns here after the
 * login.
 */
function NeedsLogin({ children }: { children: ReactNode }) {
  const { isSignedIn, person } = useSessionState();
  const { mayAct, refresh } = useSession();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const wasIn = useRef(false);

  useEffect(() => {
    if (isSignedIn) wasIn.current = true;
    // Do not prompt after a sign-out, which was on purpose, or after an expired session, which
    // opens
    // a prompt of its own.
    if (isSignedIn === false && !wasIn.current) mayAct(here);
  }, [isSignedIn, mayAct, here]);

  const isUnknown = isSignedIn === true && person === null;
  useEffect(() => {
    // The token may still be there after the stored user was lost. The call shows its own failure.
    if (isUnknown) refresh().catch(() => undefined);
  }, [isUnknown, refresh]);

  if (isSignedIn) return children;
  return (
    <Content>
      {isSignedIn === null ? <RowsSkeleton /> : <LoginNeeded onLogin={() => mayAct(here)} />}
    </Content>
  );
}

/** Shown to a visitor who closed the prompt; the page's own title must not appear. */
function LoginNeeded({ onLogin }: { onLogin: () => void }) {
  useDocumentTitle(texts.title);
  return (
    <EmptyState
      sentence={texts.needed}
      action={
        <Button variant="contained" onClick={onLogin}>
          {signInMessages.goLogin}
        </Button>
      }
    />
  );
}

export const behindLogin = (Page: ComponentType): ComponentType =>
  function Guarded() {
    return (
      <NeedsLogin>
        <Page />
      </NeedsLogin>
    );
  };
