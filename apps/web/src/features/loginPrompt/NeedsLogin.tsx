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

/** Shows a page to who is signed in; to a visitor the prompt, which leads to the login and back. */
function NeedsLogin({ children }: { children: ReactNode }) {
  const { isSignedIn, person } = useSessionState();
  const { mayAct, refresh } = useSession();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const wasIn = useRef(false);

  useEffect(() => {
    if (isSignedIn) wasIn.current = true;
    // Who has just left wants to be away; who was signed out by the server is told so already.
    if (isSignedIn === false && !wasIn.current) mayAct(here);
  }, [isSignedIn, mayAct, here]);

  const isUnknown = isSignedIn === true && person === null;
  useEffect(() => {
    // A token may outlive what was kept of its person. A failure is said by the call itself.
    if (isUnknown) refresh().catch(() => undefined);
  }, [isUnknown, refresh]);

  if (isSignedIn) return children;
  return (
    <Content>
      {isSignedIn === null ? <RowsSkeleton /> : <LoginNeeded onLogin={() => mayAct(here)} />}
    </Content>
  );
}

/** What a visitor finds once the prompt is gone; the page itself has no title to show. */
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
