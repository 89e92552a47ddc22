import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import {
  useLazyGetPracticeQuestionsQuery,
  useSavePracticeAnswersMutation,
  useSubmitPracticeMutation,
} from '@cheese/api-client/exam/practice';
import type { Save } from '@cheese/question-sheet/keeping/AnswerKeeper';
import type { SheetCalls } from '@cheese/question-sheet/sheet/SheetProps';
import { readFailure } from '@cheese/ui/feedback/failure';
import { placed } from '../../../features/answering/placed';
import { saveOutcome } from '../../../features/answering/saveOutcome';

/** How the answers of a practice reach the server, and come back from another tab or device. */
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
