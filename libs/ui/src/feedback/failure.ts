import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import type { CallFailure } from '@cheese/domain/contract/failure';

export type ShownFailure = Pick<CallFailure, 'status' | 'flag' | 'message'>;

export type FailureKind = 'network' | 'server' | 'notFound' | 'refused';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads a query's error; what is no failed call is a fault of ours and is not quoted. */
export const readFailure = (error: unknown): ShownFailure => {
  if (!isObject(error) || !('status' in error || 'flag' in error)) {
    return { status: httpStatuses.serverError, flag: httpStatuses.serverError, message: '' };
  }
  const { status, flag, message } = error;
  return {
    status: typeof status === 'number' ? status : 0,
    flag: typeof flag === 'number' ? flag : 0,
    message: typeof message === 'string' ? message : '',
  };
};

export const failureKind = ({ status, flag }: ShownFailure): FailureKind => {
  if (status === httpStatuses.notFound || flag === httpStatuses.notFound) return 'notFound';
  if (status >= httpStatuses.serverError || flag >= httpStatuses.serverError) return 'server';
  return status === 0 && flag === 0 ? 'network' : 'refused';
};

export const failureTexts: Record<FailureKind, string> = {
  network: '网络连接失败，请稍后重试',
  server: '服务异常，请稍后重试',
  notFound: '您访问的内容不存在或已下线',
  refused: '请稍后重试',
};

/** The key of a refusal; undefined if the failure has none. */
export const refusalOf = (error: unknown) => (error as Partial<CallFailure> | null)?.key;
