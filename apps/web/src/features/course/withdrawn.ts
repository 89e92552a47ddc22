import { readFailure } from '@cheese/ui/feedback/failure';

const GONE = 410;

/** Why a course cannot be learnt any more, where it was withdrawn from who learns it; else null. */
export function withdrawnBy(error: unknown): string | null {
  if (!error) return null;
  const { status, message } = readFailure(error);
  return status === GONE ? message : null;
}
