import type { Calls } from './call';

export const siteCalls = {
  facts: { method: 'GET', path: 'site/v1/facts' },
} as const satisfies Calls;
