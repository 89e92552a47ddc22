import { httpStatuses } from '@cheese/domain/calls/httpStatuses';

/**
 * Invalidates the tags unless the call was refused, so that a form being filled in is not
 * refetched. A conflict does invalidate, to show what another user saved.
 */
export const unlessRefused =
  <const Tag extends string>(...tags: Tag[]) =>
  (_result: unknown, failure: object | undefined) =>
    failure && !isConflict(failure) ? [] : tags;

const isConflict = (failure: object) =>
  'status' in failure && failure.status === httpStatuses.conflict;
