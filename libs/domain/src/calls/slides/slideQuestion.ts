import type { Calls } from '../call';

/** Slides on which a question of a paper is answered. */
export const slideQuestionCalls = {
  tileSource: { method: 'GET', path: 'slide-question/v1/tile-source' },
} as const satisfies Calls;
