import { coursewareApi } from '@cheese/api-client/learning/courseware';
import type { CoursewareItem } from '@cheese/domain/contract/learning/coursewareShapes';
import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Store } from '../../../store';
import { loadPlayer } from './items/film/loadPlayer';

const FILM = 1;
/** What was pressed and not opened is forgotten: each opening asks anew. */
const KEPT_MS = 5_000;

/** Where there are films to come, their player comes before them: at once, where one is opened. */
export function usePlayerAhead(items: readonly CoursewareItem[], isFilm: boolean) {
  const hasFilms = items.some(({ type, isLocked }) => type === FILM && !isLocked);
  useEffect(() => {
    // One that cannot be loaded is asked for again where it is shown, and said there.
    const load = () => void loadPlayer().catch(() => undefined);
    if (isFilm) return load();
    if (!hasFilms) return undefined;
    const timer = setTimeout(load, AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasFilms, isFilm]);
}

/** The item itself comes first. */
const AFTER_MS = 300;

/** Whoever presses a line opens it: it is asked for while the finger is still down. */
export function useAskAhead() {
  const dispatch = useDispatch<Store['dispatch']>();
  return useCallback(
    (id: number) => {
      const asked = dispatch(coursewareApi.endpoints.getCoursewareDetail.initiate({ id }));
      setTimeout(asked.unsubscribe, KEPT_MS);
    },
    [dispatch],
  );
}
