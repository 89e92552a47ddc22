import type { Calls } from '../call';

/** 结业证书: certificates earned by completing a course. */
export const courseCertificateCalls = {
  standing: { method: 'GET', path: 'course-certificate/v1/standing' },
  mine: { method: 'GET', path: 'course-certificate/v1/my/list' },
  detail: { method: 'GET', path: 'course-certificate/v1/detail' },
  waiting: { method: 'GET', path: 'course-certificate/v1/waiting/list' },
  decide: { method: 'PUT', path: 'course-certificate/v1/waiting/decide' },
  revoke: { method: 'PUT', path: 'course-certificate/v1/revoke' },
} as const satisfies Calls;
