import type { Calls } from '../call';

/** 评分标准: the criteria of a grade, and the resulting grades. */
export const classroomRankCalls = {
  criteria: { method: 'GET', path: 'classroom-rank/v1/criteria' },
  setCriteria: { method: 'PUT', path: 'classroom-rank/v1/criteria' },
  mine: { method: 'GET', path: 'classroom-rank/v1/my' },
  list: { method: 'GET', path: 'classroom-rank/v1/list' },
} as const satisfies Calls;
