import type { Calls } from '../call';

export const studyCalls = {
  start: { method: 'POST', path: 'smreds/study/v1/start' },
  end: { method: 'POST', path: 'smreds/study/v1/end' },
} as const satisfies Calls;
