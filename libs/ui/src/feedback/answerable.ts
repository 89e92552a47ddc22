/** The part of a query hook's result that a screen needs. */
export interface Answerable<T> {
  /** The last answer, possibly for earlier arguments. */
  data?: T | undefined;
  /** The answer for the current arguments, if the hook distinguishes them. */
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export type Face<T> =
  { kind: 'waiting' } | { kind: 'failed' } | { kind: 'known'; data: T; stale: boolean };

/**
 * Old data stays on the screen while a newer answer is on its way, and also where asking again
 * failed; but never where another question failed, for it would answer that one wrongly.
 */
export const faceOf = <T>(query: Answerable<T>): Face<T> => {
  const { data, error } = query;
  const failed = error != null;
  const answered = 'currentData' in query ? query.currentData !== undefined : data !== undefined;
  if (failed && !answered) return { kind: 'failed' };
  if (data === undefined) return { kind: 'waiting' };
  return { kind: 'known', data, stale: failed };
};
