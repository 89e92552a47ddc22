import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { readFailure } from '@cheese/ui/feedback/failure';

/** Why a course cannot be learnt any more, where it was withdrawn from who learns it; else null. */
export function withdrawnBy(error: unknown): string | null {
  if (!error) return null;
  const { status, message } = readFailure(error);
  return status === httpStatuses.gone ? message : null;
}
