import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { useSessionState } from '../../session/session';

/** Hardly any visit needs it. */
const FirstPassword = lazyPart(() => import('./FirstPassword'));

/** An initial password is replaced before anything else. */
export function FirstPasswordGate({ children }: { children: ReactNode }) {
  const { isSignedIn, person } = useSessionState();
  const isStopped = isSignedIn === true && person?.all.user.mustChangePassword === true;
  if (!isStopped) return children;
  return (
    <Suspense fallback={null}>
      <FirstPassword />
    </Suspense>
  );
}
