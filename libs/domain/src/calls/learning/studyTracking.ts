import type { Calls } from '../call';

export const studyTrackingCalls = {
  start: { method: 'POST', path: 'user/v1/my/learn/start' },
  end: { method: 'POST', path: 'user/v1/my/learn/end' },
  startProduct: { method: 'POST', path: 'user/v2/my/learn/start' },
  endProduct: { method: 'POST', path: 'user/v2/my/learn/end' },
} as const satisfies Calls;
