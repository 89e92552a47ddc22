import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { CallFailure } from '@cheese/domain/contract/failure';

const asFailure = (thrown: unknown) => (thrown ?? {}) as Partial<CallFailure>;

/** After too many failures the server wants a puzzle of its own solved. */
export const wantsPuzzle = (thrown: unknown) =>
  asFailure(thrown).status === httpStatuses.preconditionRequired;

export const isWrongCode = (thrown: unknown) => asFailure(thrown).key === 'code.wrong';

/** Too many sign in at once: the place that the server keeps, and when to come again. */
export function placeIn(thrown: unknown) {
  const { key, message = '', retryAfterS } = asFailure(thrown);
  if (key !== 'login.queued' || retryAfterS === undefined) return null;
  return { words: message, seconds: retryAfterS };
}
