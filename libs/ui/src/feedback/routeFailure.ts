import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
export interface RouteFailure {
  status: number;
  message: string;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Messages of the JavaScript engine are English and not for visitors. */
const isOurFault = (error: object) =>
  error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;

/** Reads what an error boundary caught: an answer with a status, or anything that was thrown. */
export const readRouteFailure = (error: unknown): RouteFailure => {
  if (typeof error !== 'object' || error === null) {
    return { status: httpStatuses.serverError, message: textOf(error) ?? '页面出现错误' };
  }
  if (isOurFault(error)) return { status: httpStatuses.serverError, message: '页面出现错误' };
  const { status, message, data, statusText } = error as Record<string, unknown>;
  return {
    status: typeof status === 'number' ? status : httpStatuses.serverError,
    message: textOf(message) ?? textOf(data) ?? textOf(statusText) ?? '页面出现错误',
  };
};
