import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { useHandInSlideFindingMutation } from '@cheese/api-client/slides/slideFinding';
import { failureKind, readFailure } from '@cheese/ui/feedback/failure';
import { useToast } from '@cheese/ui/toast/useToast';
import { useRef } from 'react';
import { keptFinding } from '../keptFinding';
import { texts } from './texts';
import { useWhenBack } from './useWhenBack';
import { keepWaiting, readWaiting } from './waiting';

/** Sends one report, retrying until the server answers. */
export default function FindingSender({ name }: { name: string }) {
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
      // A refused report stays as a draft and can be submitted again.
      keepWaiting(name, null);
      toast.error(texts.refused(waiting.title, failure.message));
    } finally {
      isUnderWay.current = false;
    }
  };
  useWhenBack(() => void send());
  return null;
}

/** True after a network failure, a server error or the end of the session. */
function isForLater(error: unknown): boolean {
  const failure = readFailure(error);
  const kind = failureKind(failure);
  return kind === 'network' || kind === 'server' || failure.status === httpStatuses.unauthorized;
}
