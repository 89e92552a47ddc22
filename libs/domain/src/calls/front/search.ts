import type { Calls } from '../call';

export const searchCalls = {
  everything: { method: 'GET', path: 'search/v1/everything/list' },
  commodities: { method: 'GET', path: 'search/v1/commodity/list' },
  news: { method: 'GET', path: 'search/v1/news/list' },
  slides: { method: 'GET', path: 'search/v1/slide/list' },
  rehearsals: { method: 'GET', path: 'search/v1/rehearsal/list' },
  counts: { method: 'GET', path: 'search/v1/counts' },
  hot: { method: 'GET', path: 'search/v1/hot' },
  suggestions: { method: 'GET', path: 'search/v1/suggest' },
} as const satisfies Calls;
