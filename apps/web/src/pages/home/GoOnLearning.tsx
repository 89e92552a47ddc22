import { Suspense } from 'react';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { lazyPart } from '../../loading/lazyPart';
import { useSessionState } from '../../session/session';

const GoOn = lazyPart(
  () => import('../../features/course/GoOn').then(({ GoOn: part }) => ({ default: part })),
  LostInPlace,
);

/** For who learns something: the way back to where they were. */
export function GoOnLearning() {
  const { isSignedIn } = useSessionState();
  if (!isSignedIn) return null;
  return (
    <div style={{ marginTop: 32 }}>
      <Suspense fallback={null}>
        <GoOn />
      </Suspense>
    </div>
  );
}
