import { useGetQuestionTileSourceQuery } from '@cheese/api-client/slides/slideQuestion';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSignedSlide, useTileSource } from '../viewer/useTileSource';

/** Within an attempt, or in the editor. */
export type AskedAt = { attemptId: number; place: number } | { slideId: number };

/** The slide of a question: learners get it through their attempt, teachers directly. */
export function useQuestionSlide(at: AskedAt) {
  const isAsked = 'attemptId' in at;
  const asked = useGetQuestionTileSourceQuery(isAsked ? at : skipToken);
  const own = useTileSource(isAsked ? null : at.slideId);
  const slide = useSignedSlide(isAsked ? `${at.attemptId}-${at.place}` : '', asked);
  return isAsked ? { query: asked, slide } : own;
}
