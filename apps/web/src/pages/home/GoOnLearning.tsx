import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { useSessionState } from '../../session/session';

const GoOnPart = lazyPart(() => import('./goOn/GoOnPart'), LostInPlace);

/** For who learns something: the way back to where they were. */
export function GoOnLearning() {
  const { isSignedIn } = useSessionState();
  return (
    isSignedIn && (
      <Suspense fallback={null}>
        <GoOnPart />
      </Suspense>
    )
  );
}
