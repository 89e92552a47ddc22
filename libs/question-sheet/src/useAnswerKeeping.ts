import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answer } from './Paper';
import type { SheetEvent, SheetState } from './sheetState';

/** How long to wait before trying again where nobody answered. */
const RETRY_MS = 5000;

/** What became of a call: `gone` where the paper is over already, `lost` where nobody answered. */
export type Outcome = 'done' | 'gone' | 'lost';

/** Sends what is not kept yet, one answer after the other, and tries again until it gets through. */
export function useAnswerKeeping(
  state: SheetState,
  dispatch: Dispatch<SheetEvent>,
  keep: (answer: Answer) => Promise<Outcome>,
) {
  const [tries, setTries] = useState(0);
  const isSending = useRef(false);
  const { unkept, phase } = state;
  const next = phase === 'answering' || phase === 'confirming' ? unkept[0] : undefined;
  const option = next === undefined ? undefined : state.chosen[next];

  const send = useEffectEvent(async (questionId: number, chosen: string) => {
    if (isSending.current) return;
    isSending.current = true;
    const outcome = await keep({ questionId, option: chosen });
    isSending.current = false;
    if (outcome === 'done') dispatch({ type: 'kept', questionId, option: chosen });
    else if (outcome === 'gone') dispatch({ type: 'ended' });
    else dispatch({ type: 'keepFailed' });
    // Whatever was changed while it was on its way is looked at again.
    setTries((before) => before + 1);
  });

  const { isOffline } = state;
  useEffect(() => {
    if (next === undefined || option === undefined) return undefined;
    const go = () => void send(next, option);
    if (!isOffline) {
      go();
      return undefined;
    }
    const timer = setTimeout(go, RETRY_MS);
    window.addEventListener('online', go);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
    };
  }, [next, option, isOffline, tries]);
}
