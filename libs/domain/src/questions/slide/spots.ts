import type { Spot } from '../../contract/slides/shapes/slideTaskShapes';

/** More than this does not fit in one word of an answer or a key. */
export const MOST_IN_WORD = 300;

const SPOT = /^(\d{1,7}),(\d{1,7})$/u;

/** Parses points in pixels of a slide: `1200,340 1310,355`. */
export function spotsIn(word: string): Spot[] | null {
  const said = word.split(' ').map((one) => SPOT.exec(one));
  if (said.length > MOST_IN_WORD) return null;
  const spots = said.flatMap((one) => (one ? [{ x: Number(one[1]), y: Number(one[2]) }] : []));
  return spots.length === said.length ? spots : null;
}

/** Rounded to whole pixels, because nobody points more precisely. */
export const spotsWord = (spots: readonly Spot[]) =>
  spots.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');
