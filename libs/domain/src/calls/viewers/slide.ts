import type { Calls } from '../call';

export const slideCalls = {
  list: { method: 'GET', path: 'slide-library/v1/slide/list' },
  facets: { method: 'GET', path: 'slide-library/v1/slide/facets' },
  detail: { method: 'GET', path: 'slide-library/v1/slide/detail' },
  images: { method: 'GET', path: 'slide-library/v1/slide/image/list' },
  tileSource: { method: 'GET', path: 'slide-library/v1/slide/tile-source' },
} as const satisfies Calls;
