import { httpStatuses, isCallersFault } from '@cheese/domain/calls/httpStatuses';
import { texts } from './texts';

interface Broken {
  reason: string;
  /** True if a retry with the same file cannot succeed. */
  isFinal: boolean;
}

/** After signing in, waiting or getting a new permission, the upload can be resumed. */
const passing: readonly number[] = [
  httpStatuses.unauthorized,
  httpStatuses.forbidden,
  httpStatuses.timeout,
  httpStatuses.conflict,
  httpStatuses.tooManyRequests,
];
const isFinal = (status: number) => isCallersFault(status) && !passing.includes(status);

/** The id for resuming an interrupted upload; null if it never began. */
export function uploadIdOf(error: unknown): string | null {
  const { uploadId } = error as { uploadId?: unknown };
  return typeof uploadId === 'string' ? uploadId : null;
}

/** The server says why it refused; a storage has only a status, and a broken line not even that. */
export function whyBroken(error: unknown): Broken {
  const { status = 0, message } = error as { status?: number; message?: unknown };
  if (uploadIdOf(error) !== null) {
    return { reason: isFinal(status) ? refusal(status) : texts.broken, isFinal: isFinal(status) };
  }
  const isSaid = typeof message === 'string' && message !== '';
  return { reason: isSaid ? message : texts.broken, isFinal: isFinal(status) };
}

const refusal = (status: number) =>
  (texts.refusals as Readonly<Record<number, string>>)[status] ?? texts.refused;
