import type { CallFailure } from '@cheese/domain/contract/failure';
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import type { CallMeta } from './baseQuery';
import { isSignedOut } from './envelope';

/** Speaks to the user; `retry` asks again, where a screen waits for an answer. */
export interface Teller {
  error(message: string, options: { retry?: () => void }): void;
  warning(message: string): void;
}

/** As much of an RTK Query api as asking again takes. */
interface Askable {
  endpoints: Record<string, object>;
}

interface RejectedMeta {
  arg: { type?: string; endpointName?: string; originalArgs?: unknown };
  baseQueryMeta?: CallMeta;
}

type Initiate = (asks: unknown, options: object) => never;

/** Tells of every failed call, once, but for silent ones and those that end in the login prompt. */
export const announceFailures =
  (api: Askable, teller: Teller): Middleware =>
  ({ dispatch }) =>
  (next) =>
  (action) => {
    if (isRejectedWithValue(action)) {
      const failure = action.payload as CallFailure;
      const { arg, baseQueryMeta } = action.meta as unknown as RejectedMeta;
      const askAgain = () => {
        const endpoint = api.endpoints[arg.endpointName ?? ''] as { initiate: Initiate };
        dispatch(endpoint.initiate(arg.originalArgs, { forceRefetch: true, subscribe: false }));
      };
      const isUnreachable = failure.status === 0;
      const isToldElsewhere = baseQueryMeta?.isSilent || baseQueryMeta?.isInLine;
      if (!isToldElsewhere && !isSignedOut(failure)) {
        if (isUnreachable && baseQueryMeta?.isWarning) teller.warning(failure.message);
        else
          teller.error(failure.message, {
            ...(isUnreachable && arg.type === 'query' && { retry: askAgain }),
          });
      }
    }
    return next(action);
  };
