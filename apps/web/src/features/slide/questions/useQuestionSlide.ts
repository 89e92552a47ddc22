import { useGetQuestionTileSourceQuery } from '@cheese/api-client/slides/slideQuestion';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSignedSlide, useTileSource } from '../viewer/useTileSource';

/** Where a question stands: in somebody's attempt, or before who writes it. */
export type AskedAt = { attemptId: number; place: number } | { slideId: number };

/** The slide of a question: by the attempt for who is asked, as it is for who teaches with it. */
export function useQuestionSlide(at: AskedAt) {
  const isAsked = 'attemptId' in at;
  const asked = useGetQuestionTileSourceQuery(isAsked ? at : skipToken);
  const own = useTileSource(isAsked ? null : at.slideId);
  const slide = useSignedSlide(isAsked ? `${at.attemptId}-${at.place}` : '', asked);
  return isAsked ? { query: asked, slide } : own;
}
