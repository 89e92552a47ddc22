import type { Calls } from '../call';

export const bindingCalls = {
  list: { method: 'GET', path: 'user/v1/my/binding/list' },
  remove: { method: 'DELETE', path: 'user/v1/my/binding/delete' },
} as const satisfies Calls;
