import type { Calls } from '../call';

/** Licences that a school is offered and holds, and who has their seats. */
export const licenceCalls = {
  list: { method: 'GET', path: 'school-licence/v1/list' },
  detail: { method: 'GET', path: 'school-licence/v1/detail' },
  order: { method: 'PUT', path: 'school-licence/v1/order' },
  decline: { method: 'PUT', path: 'school-licence/v1/decline' },
  seats: { method: 'GET', path: 'school-licence/v1/seats' },
  free: { method: 'PUT', path: 'school-licence/v1/free' },
  give: { method: 'PUT', path: 'school-licence/v1/give' },
} as const satisfies Calls;
