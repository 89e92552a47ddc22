import { idParam } from '@cheese/ui/address/urlParams';

/** The tray or course item a slide was opened from. */
export type CameFrom = { trayId: number } | { courseId: number; itemId: number };

/** Anything invalid counts as absent. */
export function cameFrom(search: URLSearchParams): CameFrom | null {
  const trayId = idParam(search, 'trayId');
  if (trayId !== undefined) return { trayId };
  const [courseId, itemId] = [idParam(search, 'courseId'), idParam(search, 'itemId')];
  return courseId === undefined || itemId === undefined ? null : { courseId, itemId };
}
