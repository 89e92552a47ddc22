import type { Calls } from '../call';

export const simulationCalls = {
  list: { method: 'GET', path: 'simulation/v4/list' },
  detail: { method: 'GET', path: 'simulation/v4/detail' },
  items: { method: 'GET', path: 'simulation/v4/item/list' },
  models: { method: 'GET', path: 'simulation/v4/model/list' },
  commodities: { method: 'GET', path: 'simulation/v4/commodity/list' },
  practices: { method: 'GET', path: 'simulation/v4/practice/list' },
  price: { method: 'GET', path: 'simulation/v4/price' },
} as const satisfies Calls;
