import { useRef, useState } from 'react';
import { useToast } from '../toast/useToast';

/** What a task resolves to whose page is on its way out, but still there to be clicked. */
export const leaving = Symbol('leaving');

/**
 * Runs one thing at a time, and hears no second click meanwhile: two may come before the first of
 * them shows. After one that resolves to `leaving` it hears none ever after.
 */
export function useTask() {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();

  /** Whether it went well. What failed has been said in a toast already. */
  const run = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    let isLeaving = false;
    try {
      isLeaving = (await work()) === leaving;
      if (done) toast.success(done);
      return true;
    } catch {
      return false;
    } finally {
      isUnderWay.current = isLeaving;
      setBusy(isLeaving);
    }
  };
  return { isBusy, run };
}
