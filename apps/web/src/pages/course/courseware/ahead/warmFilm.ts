import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { CoursewareDetail } from '@cheese/domain/contract/learning/shapes/coursewareDetail';

const nothing = () => undefined;

/**
 * Preloads the start and the first frame of a film before the player exists; browsers reuse the
 * data for the next element with the same address. Returns a function that releases it.
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
