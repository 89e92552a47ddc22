import { httpStatuses } from '@cheese/domain/calls/httpStatuses';

/**
 * What a change makes old. A refused one changes nothing, and what is being filled in is not asked
 * for anew under anybody's hands; but where somebody else was first, what they saved is to be seen.
 */
export const unlessRefused =
  <const Tag extends string>(...tags: Tag[]) =>
  (_result: unknown, failure: object | undefined) =>
    failure && !isConflict(failure) ? [] : tags;

const isConflict = (failure: object) =>
  'status' in failure && failure.status === httpStatuses.conflict;
