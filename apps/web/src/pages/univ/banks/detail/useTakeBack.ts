import { useUndoChangeMutation } from '@cheese/api-client/exam/questionManage';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { use } from 'react';
import { StepsContext } from './StepsContext';
import { texts } from './texts';

/** Undoes a batch action, and says how many questions could be restored. */
export function useTakeBack() {
  const { forget } = use(StepsContext);
  const [undo] = useUndoChangeMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const takeBack = (changeId: number) =>
    run(async () => {
      const { count, left } = await undo({ changeId }).unwrap();
      forget(changeId);
      if (count === 0 && left > 0) toast.info(texts.undone(count, left));
      else toast.success(texts.undone(count, left));
    });
  return { isBusy, takeBack };
}
