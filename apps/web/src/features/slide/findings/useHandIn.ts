import { useHandInSlideFindingMutation } from '@cheese/api-client/viewers/slideFinding';
import type { FindingForm } from '@cheese/domain/contract/viewers/slideFinding';
import { readFailure } from '@cheese/ui/feedback/failure';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../session/session';
import { keptWork } from '../keptWork';
import { texts } from './texts';
import { answerOf, type FieldWork } from './work';

const AGAIN_MS = 20_000;

/** Under which name a handing in goes that found no network. */
export const keptHandIn = ({ id, edition }: Pick<FindingForm, 'id' | 'edition'>) =>
  keptWork<{ token: string }>(`finding-sending:${id}:${edition}`);

/** Hands findings in; where there is no network that is done as soon as there is one again. */
export function useHandIn(form: FindingForm, works: readonly FieldWork[], done: () => void) {
  const { id, edition } = form;
  const [handIn] = useHandInSlideFindingMutation();
  const { isBusy, run } = useTask();
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  const [kept] = useState(() => keptHandIn(form));
  const [waiting, setWaiting] = useState(() => kept.get()?.token ?? null);
  // One and the same handing in, however often it has to be sent.
  const [token, setToken] = useState<string>(() => waiting ?? crypto.randomUUID());
  const wait = (isWaiting: boolean) => {
    if (isWaiting) kept.set({ token });
    else kept.clear();
    setWaiting(isWaiting ? token : null);
  };
  const submit = () => {
    if (!mayAct(pathname + search)) return;
    const answers = works.map(answerOf);
    const work = async () => {
      try {
        await handIn({ id, edition, token, answers }).unwrap();
      } catch (failure) {
        wait(readFailure(failure).status === 0);
        throw failure;
      }
      kept.clear();
      return leaving;
    };
    void run(work, texts.handedIn).then((isDone) => isDone && done());
  };
  useWhenBack(waiting !== null, submit);
  return {
    ...{ isBusy, submit, isWaiting: waiting !== null },
    /** What is changed after that is another handing in. */
    giveUp() {
      if (waiting === null) return;
      wait(false);
      setToken(crypto.randomUUID());
    },
  };
}

/** Tries when the browser says so, and now and then, for it does not always know. */
function useWhenBack(isWaiting: boolean, attempt: () => void) {
  const again = useEffectEvent(attempt);
  useEffect(() => {
    if (!isWaiting) return;
    const hear = () => again();
    const timer = setInterval(() => navigator.onLine && again(), AGAIN_MS);
    window.addEventListener('online', hear);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', hear);
    };
  }, [isWaiting]);
}
