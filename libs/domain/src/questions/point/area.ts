/** A point of a picture, in shares of its width and height. */
export interface Point {
  x: number;
  y: number;
}

const SHARE = /^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/u;

/** Parses the point of an answer: `0.25,0.6`. */
export function pointOf(word: string): Point | null {
  const [x = '', y = '', ...rest] = word.split(',');
  return rest.length === 0 && SHARE.test(x) && SHARE.test(y)
    ? { x: Number(x), y: Number(y) }
    : null;
}

const CORNERS = 3;

/** Parses the polygon of a key by its corners: `0.1,0.1 0.4,0.1 0.2,0.5`. */
export function areaOf(word: string): Point[] | null {
  const corners = word.split(' ').map(pointOf);
  const known = corners.filter((corner) => corner !== null);
  return known.length === corners.length && known.length >= CORNERS ? known : null;
}

/**
 * Ray casting: a line to the right from an inside point crosses the border an odd number of times.
 */
export function isInside({ x, y }: Point, area: readonly Point[]): boolean {
  const crossings = area.filter((from, at) => {
    const to = area[(at + 1) % area.length] ?? from;
    if (from.y > y === to.y > y) return false;
    return x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
  });
  return crossings.length % 2 === 1;
}
