import type { LostProps } from '@cheese/ui/parts/PartBoundary';
import { Suspense } from 'react';
import { lazyPart } from '../../../../loading/lazyPart';
import { useSessionState } from '../../../../session/session';
import { useWhenBack } from './useWhenBack';
import { useWaitingFindings } from './waiting';

/** Loaded only if a report is waiting, which is rare. */
const FindingSender = lazyPart(() => import('./FindingSender'), TryWhenBack);

/** Sends reports queued while offline, from any page of the site. */
export function FindingOutbox() {
  const { isSignedIn } = useSessionState();
  const names = useWaitingFindings();
  if (!isSignedIn || names.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {names.map((name) => (
        <FindingSender key={name} name={name} />
      ))}
    </Suspense>
  );
}

/** Without a network the chunk cannot be loaded either, so retry when the network is back. */
function TryWhenBack({ onRetry }: LostProps) {
  useWhenBack(onRetry);
  return null;
}
