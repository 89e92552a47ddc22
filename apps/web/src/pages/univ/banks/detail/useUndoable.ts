import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { use } from 'react';
import { StepsContext } from './StepsContext';
import { texts } from './texts';
import { useTakeBack } from './useTakeBack';

interface Changed {
  changeId: number;
  count: number;
}

/** Runs a batch action and offers an undo, in the toast and in the list of recent actions. */
export function useUndoable() {
  const { remember } = use(StepsContext);
  const { takeBack } = useTakeBack();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const act = (work: () => Promise<Changed>, done: (count: number) => string) =>
    run(async () => {
      const { changeId, count } = await work();
      const words = done(count);
      remember({ changeId, words, at: Date.now() });
      toast.success(words, { again: texts.undo, retry: () => void takeBack(changeId) });
    });
  return { isBusy, act };
}
