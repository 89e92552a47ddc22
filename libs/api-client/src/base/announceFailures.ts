import type { CallFailure } from '@cheese/domain/contract/failure';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import type { CallMeta } from './baseQuery';
import { isSignedOut } from './envelope';

/** Tells of every failed call, once, but for silent ones and those that end in the login prompt. */
export const announceFailures =
  (tell: (failure: CallFailure) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (isRejectedWithValue(action)) {
      const failure = action.payload as CallFailure;
      const { baseQueryMeta } = action.meta as { baseQueryMeta?: CallMeta };
      if (!baseQueryMeta?.isSilent && !isSignedOut(failure)) tell(failure);
    }
    return next(action);
  };
