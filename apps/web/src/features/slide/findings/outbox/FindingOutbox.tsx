import { useHandInSlideFindingMutation } from '@cheese/api-client/viewers/slideFinding';
import { failureKind, readFailure } from '@cheese/ui/feedback/failure';
import { useToast } from '@cheese/ui/toast/useToast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSessionState } from '../../../../session/session';
import { keptFinding } from '../keptFinding';
import { texts } from './texts';
import { keepWaiting, readWaiting, useWaitingFindings } from './waiting';

const SOON_MS = 3_000;
const AGAIN_MS = 20_000;

/** Sends findings that wait for the network, wherever on the site somebody is by then. */
export function FindingOutbox() {
  const { isSignedIn } = useSessionState();
  const names = useWaitingFindings();
  return isSignedIn ? names.map((name) => <Sender key={name} name={name} />) : null;
}

function Sender({ name }: { name: string }) {
  const [handIn] = useHandInSlideFindingMutation();
  const isUnderWay = useRef(false);
  const toast = useToast();
  const send = async () => {
    const waiting = readWaiting(name);
    if (!waiting || isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await handIn(waiting.handed).unwrap();
      keptFinding(waiting.handed).clear();
      keepWaiting(name, null);
      toast.success(texts.sent(waiting.title));
    } catch (error) {
      const failure = readFailure(error);
      if (isForLater(error)) return;
      // What was written stays with its form, where it can be handed in anew.
      keepWaiting(name, null);
      toast.error(texts.refused(waiting.title, failure.message));
    } finally {
      isUnderWay.current = false;
    }
  };
  useWhenBack(() => void send());
  return null;
}

/** Nobody answered, or nobody knows any more who asks. */
function isForLater(error: unknown): boolean {
  const failure = readFailure(error);
  const kind = failureKind(failure);
  return kind === 'network' || kind === 'server' || failure.status === 401;
}

/** Tries when the browser says so, and now and then, for it does not always know. */
function useWhenBack(attempt: () => void) {
  const again = useEffectEvent(attempt);
  useEffect(() => {
    const hear = () => again();
    const ifOnline = () => navigator.onLine && again();
    const first = setTimeout(ifOnline, SOON_MS);
    const timer = setInterval(ifOnline, AGAIN_MS);
    window.addEventListener('online', hear);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      window.removeEventListener('online', hear);
    };
  }, []);
}
