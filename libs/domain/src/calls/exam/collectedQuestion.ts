import type { Calls } from '../call';

/** Questions are collected by the calls of `collect`, as everything is. */
export const collectedQuestionCalls = {
  list: { method: 'GET', path: 'question-library/v1/collected-question/list' },
  ids: { method: 'GET', path: 'question-library/v1/collected-question/id-list' },
} as const satisfies Calls;
