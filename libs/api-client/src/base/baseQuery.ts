import type { Call } from '@cheese/domain/calls/call';
import type { CallFailure } from '@cheese/domain/contract/failure';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { placeAsks } from './body';
import type { CallContext, CallOptions } from './context';
import { isQueued, isSignedOut, openEnvelope, type Opened, unreachable } from './envelope';

export interface CallRequest {
  call: Call;
  asks?: object | void;
  /** It is sent from a page that is being left, and goes on after it: no more than 64 KB. */
  isLeaving?: boolean;
}

export interface CallMeta {
  isSilent: boolean;
  isWarning: boolean;
  /** The caller waits in the sign-in queue itself and shows its place there. */
  isInLine: boolean;
}

type CallBaseQuery = BaseQueryFn<CallRequest, unknown, CallFailure, CallOptions, CallMeta>;

export const ask =
  (call: Call) =>
  (asks: object | void): CallRequest => ({ call, ...(asks && { asks }) });

export interface Leaving {
  isLeaving?: boolean;
}

/** The same of a call that a page may make on its way out. */
export const askLeaving =
  (call: Call) =>
  ({ isLeaving = false, ...asks }: Leaving & object): CallRequest => ({ call, asks, isLeaving });

/** Sends a call over the wire that the store was made with. */
export const callBaseQuery: CallBaseQuery = async (asking, { signal, extra }, options) => {
  const context = extra as CallContext;
  const token = context.token();
  const opened = await send(context, asking, { token, signal, ...options });
  // An aborted call is not a failure.
  if ('error' in opened && !signal.aborted) consider(opened.error, context, token, options);
  const { silent: isSilent = false, warns: isWarning = false } = options ?? {};
  const isInLine = options?.waits === true && 'error' in opened && isQueued(opened.error);
  return { ...opened, meta: { isSilent, isWarning, isInLine } };
};

function consider(
  failure: CallFailure,
  context: CallContext,
  askedWith: string | null,
  options?: CallOptions,
) {
  // An old call must not sign out a user who has signed in again meanwhile.
  const isStale = askedWith !== context.token();
  if (isSignedOut(failure) && !isStale) context.signedOut();
  if (failure.status === 0 && options?.vital) context.lost();
}

async function send(
  { http }: CallContext,
  { call, asks, isLeaving = false }: CallRequest,
  { token, signal, outlives }: CallOptions & { token: string | null; signal: AbortSignal },
): Promise<Opened> {
  const { url, rest } = fillPath(call.path, { ...asks });
  try {
    const answer = await http.request({
      method: call.method,
      url,
      ...placeAsks(call, rest),
      ...(outlives || isLeaving ? { fetchOptions: { keepalive: true } } : { signal }),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
    return openEnvelope(answer.status, answer.data, answer.headers['retry-after']);
  } catch {
    return { error: unreachable };
  }
}

function fillPath(path: string, asks: Record<string, unknown>) {
  const rest = { ...asks };
  const url = path.replace(/:(\w+)/g, (_mark, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { url: `/${url}`, rest };
}
