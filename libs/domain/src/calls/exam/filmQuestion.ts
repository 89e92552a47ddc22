import type { Calls } from '../call';

/** Questions inside films of courses. */
export const filmQuestionCalls = {
  detail: { method: 'GET', path: 'courseware/v1/film-question' },
  answer: { method: 'POST', path: 'courseware/v1/film-question/answer' },
} as const satisfies Calls;
