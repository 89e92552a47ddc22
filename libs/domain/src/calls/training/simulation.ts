import type { Calls } from '../call';

export const simulationCalls = {
  list: { method: 'GET', path: 'simulation/v4/list' },
  /** Simulations made by the caller's school or the platform, which are not for sale. */
  made: { method: 'GET', path: 'simulation/v4/made/list' },
  filters: { method: 'GET', path: 'simulation/v4/filter/list' },
  detail: { method: 'GET', path: 'simulation/v4/detail' },
  related: { method: 'GET', path: 'simulation/v4/related/list' },
  items: { method: 'GET', path: 'simulation/v4/item/list' },
  models: { method: 'GET', path: 'simulation/v4/model/list' },
  commodities: { method: 'GET', path: 'simulation/v4/commodity/list' },
  practices: { method: 'GET', path: 'simulation/v4/practice/list' },
  price: { method: 'GET', path: 'simulation/v4/price' },
} as const satisfies Calls;
