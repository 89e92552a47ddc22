import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { SavedAnswers } from '@cheese/domain/contract/exam/shapes/saving';
import type { SaveOutcome } from '@cheese/question-sheet/keeping/AnswerAutosave';
import { readFailure } from '@cheese/ui/feedback/failure';

interface Came {
  data?: SavedAnswers | undefined;
  error?: unknown;
}

/** Translates the result of a save for the answer keeper. */
export function saveOutcome({ data, error }: Came): SaveOutcome {
  if (data) return data.isOpen ? data : 'gone';
  const { status } = readFailure(error);
  // The answer is invalid, so a retry would be refused again.
  if (status === httpStatuses.badRequest) return 'refused';
  return status === httpStatuses.notFound ? 'gone' : 'lost';
}
