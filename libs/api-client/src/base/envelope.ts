import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { CallFailure } from '@cheese/domain/contract/failure';
import { messages } from '@cheese/domain/texts/messages';

export type Opened = { data: unknown } | { error: CallFailure };

/** HTTP statuses and flags that mean: this token is no longer good. */
const SIGNED_OUT = [httpStatuses.unauthorized, 460];

/** The one place where an envelope is opened: flag 0 is data, anything else is a failure. */
export function openEnvelope(status: number, answer: unknown, retryAfter?: unknown): Opened {
  if (!isEnvelope(answer)) return { error: broken(status) };
  if (answer.flag === 0 && status < httpStatuses.badRequest) return { data: answer.data };
  const { flag, message, key, field } = answer;
  return {
    error: {
      status,
      flag,
      message: message || messages.serviceBroken,
      ...(key !== undefined && { key }),
      ...(field !== undefined && { field }),
      ...(isSeconds(retryAfter) && { retryAfterS: Number(retryAfter) }),
    },
  };
}

/** The header may also hold a date, which ours never does. */
const isSeconds = (said: unknown) => typeof said === 'string' && /^\d+$/.test(said);

export const isSignedOut = ({ status, flag }: CallFailure) =>
  SIGNED_OUT.includes(status) || flag === httpStatuses.unauthorized;

export const isQueued = ({ key }: CallFailure) => key === 'login.queued';

/** No answer came: the network is down, or the time ran out. */
export const unreachable: CallFailure = {
  status: 0,
  flag: -1,
  message: messages.networkUnreachable,
};

/** An answer that no service of ours gives, such as a proxy's HTML page. */
const broken = (status: number): CallFailure => ({
  status,
  flag: -1,
  message: messages.serviceBroken,
});

interface Envelope {
  flag: number;
  message: string;
  data: unknown;
  key?: string;
  field?: string;
}

function isEnvelope(answer: unknown): answer is Envelope {
  if (typeof answer !== 'object' || answer === null) return false;
  return (
    'flag' in answer && typeof answer.flag === 'number' && ('data' in answer || answer.flag !== 0)
  );
}
