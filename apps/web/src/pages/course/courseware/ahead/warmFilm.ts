import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { CoursewareDetail } from '@cheese/domain/contract/learning/shapes/coursewareDetail';

const nothing = () => undefined;

/**
 * The beginning of a film and its first picture, before there is a player for them: browsers give
 * what one element has of an address to the next. Answers with how to let go of it.
 */
export function warmFilm(item: CoursewareDetail | undefined): () => void {
  if (item?.type !== coursewareTypeCodes.video || !item.video || item.sizes) return nothing;
  const film = document.createElement('video');
  film.preload = 'metadata';
  film.muted = true;
  film.src = item.video;
  if (item.poster) new Image().src = item.poster;
  return () => void (film.src = '');
}
