import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { useSessionState } from '../../session/session';

const GoOnPart = lazyPart(() => import('./goOn/GoOnPart'), LostInPlace);

/** Link to the last item, for learners with a course. */
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
