import type { Calls } from '../call';

/** Questions are collected with the calls of `collect`, like everything else. */
export const collectedQuestionCalls = {
  list: { method: 'GET', path: 'question-library/v1/collected-question/list' },
  ids: { method: 'GET', path: 'question-library/v1/collected-question/id-list' },
} as const satisfies Calls;
