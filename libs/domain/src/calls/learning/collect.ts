import type { Calls } from '../call';

export const collectCalls = {
  state: { method: 'GET', path: 'collect/v1/state' },
  states: { method: 'GET', path: 'collect/v1/state/list' },
  add: { method: 'POST', path: 'collect/v1/add' },
  remove: { method: 'DELETE', path: 'collect/v1/delete' },
  list: { method: 'GET', path: 'collect/v1/list' },
  addMany: { method: 'POST', path: 'collect/v1/add-many' },
  removeMany: { method: 'PUT', path: 'collect/v1/delete-many' },
  move: { method: 'PUT', path: 'collect/v1/move' },
  catalogs: { method: 'GET', path: 'collect/v1/catalog/list' },
  addCatalog: { method: 'POST', path: 'collect/v1/catalog/add' },
  renameCatalog: { method: 'PUT', path: 'collect/v1/catalog/edit' },
  moveCatalog: { method: 'PUT', path: 'collect/v1/catalog/move' },
  removeCatalog: { method: 'DELETE', path: 'collect/v1/catalog/delete' },
} as const satisfies Calls;
