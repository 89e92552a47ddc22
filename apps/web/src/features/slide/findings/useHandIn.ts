import { useHandInSlideFindingMutation } from '@cheese/api-client/slides/slideFinding';
import type { FindingForm } from '@cheese/domain/contract/slides/slideFinding';
import { readFailure } from '@cheese/ui/feedback/failure';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../session/session';
import { keepWaiting, readWaiting, useWaitingFindings, waitingName } from './outbox/waiting';
import { texts } from './texts';
import { answerOf, type FieldWork } from './work';

/** Submits reports; without a network they are queued and sent from any page. */
export function useHandIn(form: FindingForm, works: readonly FieldWork[], done: () => void) {
  const { id, edition, title } = form;
  const name = waitingName(form);
  const [handIn] = useHandInSlideFindingMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  const isWaiting = useWaitingFindings().includes(name);
  // The token is the same for each retry, so that the server stores the submission once.
  const [token, setToken] = useState<string>(
    () => readWaiting(name)?.handed.token ?? crypto.randomUUID(),
  );
  const submit = () => {
    if (!mayAct(pathname + search)) return;
    const handed = { id, edition, token, answers: works.map(answerOf) };
    const work = async () => {
      try {
        await handIn(handed).unwrap();
      } catch (error) {
        const { status, message } = readFailure(error);
        keepWaiting(name, status === 0 ? { title, handed } : null);
        if (status !== 0) toast.error(message);
        throw error;
      }
      keepWaiting(name, null);
      return leaving;
    };
    void run(work, texts.handedIn).then((isDone) => isDone && done());
  };
  return {
    isBusy,
    submit,
    isWaiting,
    /** Removes a queued submission before a change; the next one gets a new token. */
    giveUp() {
      if (!isWaiting) return;
      keepWaiting(name, null);
      setToken(crypto.randomUUID());
    },
  };
}
