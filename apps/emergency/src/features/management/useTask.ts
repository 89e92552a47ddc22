import { useToast } from '@cheese/ui/toast/useToast';
import { useState } from 'react';

/** Runs one thing at a time; a second click does nothing meanwhile. */
export function useTask() {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();

  /** Whether it went well. What failed has been said in a toast already. */
  const run = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work();
      if (done) toast.success(done);
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
