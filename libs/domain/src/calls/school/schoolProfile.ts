import type { Calls } from '../call';

/** A school as it shows itself. */
export const schoolProfileCalls = {
  detail: { method: 'GET', path: 'school-profile/v1/detail' },
  edit: { method: 'PUT', path: 'school-profile/v1/edit' },
  logo: { method: 'POST', path: 'school-profile/v1/logo', body: 'multipart' },
} as const satisfies Calls;
