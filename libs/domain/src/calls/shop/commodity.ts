import type { Calls } from '../call';

export const commodityCalls = {
  list: { method: 'GET', path: 'commodity/v1/list' },
  classify: { method: 'GET', path: 'commodity/v1/classify' },
  filters: { method: 'GET', path: 'commodity/v1/filters' },
  hot: { method: 'GET', path: 'commodity/v1/hot/list' },
  recommended: { method: 'GET', path: 'commodity/v1/recommend/list' },
  free: { method: 'GET', path: 'commodity/v1/free/list' },
  limited: { method: 'GET', path: 'commodity/v1/limited-price/list' },
  mine: { method: 'GET', path: 'commodity/v1/mine/list' },
} as const satisfies Calls;
