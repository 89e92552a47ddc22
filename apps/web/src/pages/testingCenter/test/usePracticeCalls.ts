import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import {
  useLazyGetPracticeQuestionsQuery,
  useSavePracticeAnswersMutation,
  useSubmitPracticeMutation,
} from '@cheese/api-client/exam/practice';
import type { Save } from '@cheese/question-sheet/keeping/AnswerAutosave';
import type { SheetCalls } from '@cheese/question-sheet/sheet/SheetProps';
import { readFailure } from '@cheese/ui/feedback/failure';
import { placed } from '../../../features/answering/placed';
import { saveOutcome } from '../../../features/answering/saveOutcome';

/** Saves answers, and receives those of other tabs and devices. */
export function usePracticeCalls(practiceId: number) {
  const [keep] = useSavePracticeAnswersMutation();
  const [handIn] = useSubmitPracticeMutation();
  const [read] = useLazyGetPracticeQuestionsQuery();

  const save: Save = async (answers, { isLeaving }) =>
    saveOutcome(await keep({ practiceId, answers, isLeaving }));
  const submit: SheetCalls['submit'] = async () => {
    const { error } = await handIn({ practiceId });
    if (!error) return 'done';
    return readFailure(error).status === httpStatuses.notFound ? 'gone' : 'lost';
  };
  const newest = async () => {
    const { data } = await read({ practiceId });
    return data && placed(data.questions);
  };
  return { save, submit, newest };
}
