import { useMendImportedQuestionsMutation } from '@cheese/api-client/exam/questionImport';
import type { QuestionMend } from '@cheese/domain/codes/exam/questionFiles';
import type { QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import type { FaultKind } from './faultKind';
import { texts } from '../texts';

/** Fixes a kind of fault in all questions that have it, and says in how many. */
export function useMending(importId: number, { field, message }: FaultKind) {
  const [send] = useMendImportedQuestionsMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const mend = (how: QuestionMend, type?: Exclude<QuestionType, 7 | 8 | 9>) =>
    run(async () => {
      const asked = { importId, fault: { field, message }, mend: how };
      const { mended } = await send({ ...asked, ...(type && { type }) }).unwrap();
      toast.success(texts.mended(mended));
    });
  return { isBusy, mend };
}
