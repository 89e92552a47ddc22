import { useBeginQuestionImportMutation } from '@cheese/api-client/exam/questionImport';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../paths';
import { texts } from '../texts';

/**
 * Uploads a file and opens its import. A user who has left meanwhile is not redirected; they find
 * it among the recent imports.
 */
export function useSending(bankId: number) {
  const [begin] = useBeginQuestionImportMutation();
  const [share, setShare] = useState(0);
  const { isBusy, run } = useTask();
  const going = useRef<{ abort(): void }>(null);
  const isHere = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /** @param pasted the text of the file, which is offered again if it cannot be read */
  const send = (file: File, pasted?: string) =>
    void run(async () => {
      setShare(0);
      const sending = begin({ bankId: String(bankId), file, onProgress: setShare });
      going.current = sending;
      const { importId } = await sending.unwrap();
      if (!isHere.current) return toast.success(texts.sentMeanwhile);
      const state = { pasted };
      await navigate(paths.univ.importQuestions({ bankId, importId }), { state });
    });
  return { isBusy, share, send, cancel: () => going.current?.abort() };
}
