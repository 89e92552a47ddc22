import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import {
  useLazyGetExamResidueTimeQuery,
  useLazyGetExamTestPaperQuery,
  useSaveExamAnswersMutation,
  useSubmitExamMutation,
} from '@cheese/api-client/exam/exam';
import type { ExamPaper } from '@cheese/domain/contract/exam/shapes/examPaper';
import type { Save } from '@cheese/question-sheet/keeping/AnswerAutosave';
import type { SheetCalls } from '@cheese/question-sheet/sheet/SheetProps';
import { readFailure } from '@cheese/ui/feedback/failure';
import { placed } from '../../../features/answering/placed';
import { saveOutcome } from '../../../features/answering/saveOutcome';

/** Saves answers, and receives those of other tabs and devices. */
export function useExamCalls({ examId, attemptId }: ExamPaper, onElsewhere: () => void) {
  const [keep] = useSaveExamAnswersMutation();
  const [handIn] = useSubmitExamMutation();
  const [read] = useLazyGetExamTestPaperQuery();
  const [look] = useLazyGetExamResidueTimeQuery();

  const save: Save = async (answers, { isLeaving }) => {
    const came = await keep({ attemptId, answers, isLeaving });
    if (came.error && readFailure(came.error).status === httpStatuses.conflict) onElsewhere();
    return saveOutcome(came);
  };
  const submit: SheetCalls['submit'] = async (_answers, { isTimeUp }) => {
    const { error } = await handIn({ attemptId, ...(isTimeUp && { isTimeUp }) });
    if (!error) return 'done';
    const { status } = readFailure(error);
    // The time was extended and this browser does not know yet, so refetch it.
    if (isTimeUp && status === httpStatuses.conflict) void look({ examId });
    return status === httpStatuses.notFound ? 'gone' : 'lost';
  };
  const newest = async () => {
    const { data } = await read({ examId });
    // A new attempt is another paper.
    return (
      data?.attemptId === attemptId && placed(data.sections.flatMap(({ questions }) => questions))
    );
  };
  return { save, submit, newest };
}
