import type { Calls } from '../call';

export const anatomyCalls = {
  list: { method: 'GET', path: 'anatomy/v1/list' },
  school: { method: 'GET', path: 'anatomy/v1/school/list' },
  categories: { method: 'GET', path: 'anatomy/v1/category/list' },
  detail: { method: 'GET', path: 'anatomy/v1/detail' },
  introduction: { method: 'GET', path: 'anatomy/v1/introduction' },
  items: { method: 'GET', path: 'anatomy/v1/item/list' },
  models: { method: 'GET', path: 'anatomy/v1/model/list' },
  structures: { method: 'GET', path: 'anatomy/v1/structure/list' },
  commodities: { method: 'GET', path: 'anatomy/v1/commodity/list' },
} as const satisfies Calls;
