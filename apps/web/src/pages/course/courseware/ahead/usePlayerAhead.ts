import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import { useEffect } from 'react';
import { Player } from '../../../../features/film/Player';

/** The open item loads first. */
const AFTER_MS = 300;

/** Preloads the player if the course has films, at once if a film is opened. */
export function usePlayerAhead(items: readonly CoursewareItem[], isFilm: boolean) {
  const hasFilms = items.some(
    ({ type, isLocked }) => type === coursewareTypeCodes.video && !isLocked,
  );
  useEffect(() => {
    if (!isFilm && !hasFilms) return undefined;
    const timer = setTimeout(() => void Player.ahead(), isFilm ? 0 : AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasFilms, isFilm]);
}
