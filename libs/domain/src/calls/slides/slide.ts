import type { Calls } from '../call';

export const slideCalls = {
  list: { method: 'GET', path: 'slide-library/v1/slide/list' },
  school: { method: 'GET', path: 'slide-library/v1/slide/school/list' },
  facets: { method: 'GET', path: 'slide-library/v1/slide/facets' },
  detail: { method: 'GET', path: 'slide-library/v1/slide/detail' },
  images: { method: 'GET', path: 'slide-library/v1/slide/image/list' },
  tileSource: { method: 'GET', path: 'slide-library/v1/slide/tile-source' },
} as const satisfies Calls;
