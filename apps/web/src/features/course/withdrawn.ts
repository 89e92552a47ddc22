import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { readFailure } from '@cheese/ui/feedback/failure';

/** Reason why a course was withdrawn from its learners; null for any other error. */
export function withdrawnBy(error: unknown): string | null {
  if (!error) return null;
  const { status, message } = readFailure(error);
  return status === httpStatuses.gone ? message : null;
}
