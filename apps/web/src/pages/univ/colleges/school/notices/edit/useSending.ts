import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import type { Uploads } from '@cheese/ui/uploads/useUploads';
import { useState } from 'react';
import { paths } from '../../../../../../paths';
import { texts } from './texts';
import type { useNoticeForm } from './useNoticeForm';

/** Saves and sends; one request at a time. */
export function useSending(
  form: ReturnType<typeof useNoticeForm>,
  isNew: boolean,
  uploads: Pick<Uploads, 'isComplete'>,
) {
  const { isBusy, run } = useTask();
  const toast = useToast();
  // The form is gone before the navigation, so that its leave guard does not ask.
  const [going, go] = useState<{ to: string; replace: boolean } | null>(null);
  const mayGo = () => {
    if (!uploads.isComplete) toast.error(texts.uploading);
    return uploads.isComplete;
  };
  const keepDraft = () => {
    if (!mayGo()) return;
    void run(async () => {
      const { id } = await form.save('draft');
      if (isNew) go({ to: paths.univ.editSchoolNotice({ id }), replace: true });
    }, texts.draftSaved);
  };
  const leaveFor = async (action: 'send' | 'schedule') => {
    const isDone = await run(async () => {
      const { recipients } = await form.save(action);
      toast.success(action === 'send' ? texts.sent(recipients) : texts.scheduled);
    });
    if (isDone) go({ to: paths.univ.schoolNotices(), replace: false });
  };
  return { isBusy, going, mayGo, keepDraft, leaveFor };
}
