import type { Calls } from '../call';

export const situationCalls = {
  overview: { method: 'GET', path: 'smreds/situation/v1/overview' },
  trend: { method: 'GET', path: 'smreds/situation/v1/trend' },
  distribution: { method: 'GET', path: 'smreds/situation/v1/distribution' },
  people: { method: 'GET', path: 'smreds/situation/v1/people' },
  person: { method: 'GET', path: 'smreds/situation/v1/person/:id' },
  atRisk: { method: 'GET', path: 'smreds/situation/v1/at-risk' },
  export: { method: 'GET', path: 'smreds/situation/v1/export' },
} as const satisfies Calls;
