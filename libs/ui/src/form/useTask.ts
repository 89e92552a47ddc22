import { useRef, useState } from 'react';
import { useToast } from '../toast/useToast';

/** Result of a task that navigates away, while the page can still be clicked. */
export const leaving = Symbol('leaving');

/**
 * Runs one task at a time and ignores clicks meanwhile, including one before the busy state
 * renders. After a task that resolves to `leaving` it ignores all clicks.
 */
export function useTask() {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();

  /** Resolves to true on success. A toast has already shown any failure. */
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
