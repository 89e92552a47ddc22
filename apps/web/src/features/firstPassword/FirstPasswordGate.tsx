import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { useSessionState } from '../../session/session';

/** Loaded lazily, because hardly any visit needs it. */
const FirstPassword = lazyPart(() => import('./FirstPassword'));

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
