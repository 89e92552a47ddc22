import {
  useGetQuestionNotesQuery,
  useReportQuestionMutation,
  useWriteQuestionNoteMutation,
} from '@cheese/api-client/exam/questionNote';
import type { QuestionTools } from '@cheese/question-sheet/practice/QuestionTools';
import { makeMarks } from '@cheese/question-sheet/marking/makeMarks';
import { useState } from 'react';
import { keptMarks } from './keptMarks';
import { useCollecting } from '../../../features/answering/useCollecting';

/** Null until the user's notes have loaded. */
export function useQuestionTools(practiceId: number): QuestionTools | null {
  const collecting = useCollecting();
  const { data: kept } = useGetQuestionNotesQuery({ practiceId });
  const [write] = useWriteQuestionNoteMutation();
  const [report] = useReportQuestionMutation();
  const [marks] = useState(() => makeMarks(keptMarks(practiceId)));
  if (!kept) return null;
  const notes = {
    read: (questionId: number) => kept.find((note) => note.questionId === questionId)?.text ?? '',
    write: async (questionId: number, text: string) => !(await write({ questionId, text })).error,
  };
  return {
    collecting,
    notes,
    marks,
    report: (questionId, text) => report({ questionId, text }).unwrap(),
  };
}
