import { useDocumentTitle } from '@cheese/ui/useDocumentTitle';
import { lazy, Suspense } from 'react';
import { LoginCard } from './panes/LoginCard';
import { FormPane } from './panes/FormPane';
import { LoginFrame } from './panes/LoginFrame';
import { PaneSkeleton } from './panes/PaneSkeleton';
import { IssuedPuzzle, SecurityPuzzle } from './SecurityPuzzle';
import { texts } from './texts';
import { type Login, useLogin } from './useLogin';

/** Only the form is what everybody sees. */
const ForgotPane = lazy(() => import('./panes/ForgotPane'));
const OrganisationPane = lazy(() => import('./panes/OrganisationPane'));
const ScanPane = lazy(() => import('./panes/ScanPane'));

export default function LoginPage() {
  useDocumentTitle(texts.title);
  const login = useLogin();
  const { state, send, solved, closed, settleTicket } = login;
  const toggle = () => send({ type: state.pane === 'scan' ? 'scanClosed' : 'scanOpened' });
  return (
    <LoginFrame>
      <LoginCard pane={state.pane} onToggle={toggle}>
        <Suspense fallback={<PaneSkeleton />}>
          <ShownPane login={login} />
        </Suspense>
      </LoginCard>
      {state.phase === 'puzzle' && <SecurityPuzzle onClose={closed} onVerified={solved} />}
      {settleTicket && <IssuedPuzzle onSettled={settleTicket} />}
    </LoginFrame>
  );
}

function ShownPane({ login }: { login: Login }) {
  const { pane } = login.state;
  if (pane === 'scan') return <ScanPane enterScanned={login.enterScanned} />;
  if (pane === 'forgot') return <ForgotPane login={login} />;
  return pane === 'organisations' ? <OrganisationPane login={login} /> : <FormPane login={login} />;
}
