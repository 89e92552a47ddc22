import { coursewareApi } from '@cheese/api-client/learning/courseware';
import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import { placeAt } from '@cheese/domain/place/placeAddress';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Store } from '../../../../store';
import { warmFilm } from './warmFilm';

/** Preload only after the pointer has rested this long, not when it merely passes over. */
const REST_MS = 60;
/** An unused preload is dropped soon, because it contains the learner's progress. */
const KEPT_MS = 5_000;
/** How long a preloaded neighbour of the open item is kept. */
const BESIDE_KEPT_MS = 60_000;
/** Neighbours wait until the open item and its files have loaded. */
const BESIDE_AFTER_MS = 2_000;

/**
 * Preloads items before they are opened: on hover, press or focus of their links, and the
 * neighbours of the open item.
 */
export function useItemsAhead(items: readonly CoursewareItem[], shown: number | undefined) {
  const dispatch = useDispatch<Store['dispatch']>();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const beside = openBeside(items, shown).join();

  const { initiate } = coursewareApi.endpoints.getCoursewareDetail;
  const ask = (id: number) => {
    const asked = dispatch(initiate({ id }));
    const film = asked.then(({ data }) => warmFilm(data));
    setTimeout(() => {
      asked.unsubscribe();
      void film.then((forget) => forget());
    }, KEPT_MS);
  };

  useEffect(() => {
    if (beside === '') return undefined;
    let asked: { unsubscribe: () => void }[] = [];
    const forget = () => {
      for (const one of asked) one.unsubscribe();
      asked = [];
    };
    const begin = setTimeout(() => {
      asked = beside.split(',').map((id) => dispatch(initiate({ id: Number(id) })));
    }, BESIDE_AFTER_MS);
    const end = setTimeout(forget, BESIDE_AFTER_MS + BESIDE_KEPT_MS);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
      forget();
    };
  }, [beside, dispatch, initiate]);

  const leave = () => clearTimeout(resting.current);
  useEffect(() => leave, []);
  const wanted = ({ target }: SyntheticEvent) => {
    const href = (target as Element).closest('a')?.getAttribute('href');
    const place = href ? placeAt(href) : null;
    if (place?.kind !== 'courseItem' || place.itemId === shown) return undefined;
    return items.find(({ id, isLocked }) => id === place.itemId && !isLocked)?.id;
  };
  const rest = (event: SyntheticEvent) => {
    leave();
    const id = wanted(event);
    if (id !== undefined) resting.current = setTimeout(() => ask(id), REST_MS);
  };
  const press = (event: SyntheticEvent) => {
    leave();
    const id = wanted(event);
    if (id !== undefined) ask(id);
  };
  return { onPointerOver: rest, onPointerOut: leave, onFocus: rest, onPointerDown: press };
}

/** Unlocked items before and after the open one. */
function openBeside(items: readonly CoursewareItem[], shown: number | undefined) {
  const at = items.findIndex(({ id }) => id === shown);
  if (at < 0) return [];
  const beside = [items[at + 1], items[at - 1]];
  return beside.flatMap((one) => (one && !one.isLocked ? [one.id] : []));
}
