import { useGetQuestionTileSourceQuery } from '@cheese/api-client/slides/slideQuestion';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSignedSlide, useTileSource } from '../viewer/useTileSource';

/** A question in an attempt, or a slide in the editor. */
export type AskedAt = { attemptId: number; place: number } | { slideId: number };

/** Learners get the slide through their attempt, teachers directly. */
export function useQuestionSlide(at: AskedAt) {
  const isAsked = 'attemptId' in at;
  const asked = useGetQuestionTileSourceQuery(isAsked ? at : skipToken);
  const own = useTileSource(isAsked ? null : at.slideId);
  const slide = useSignedSlide(isAsked ? `${at.attemptId}-${at.place}` : '', asked);
  return isAsked ? { query: asked, slide } : own;
}
