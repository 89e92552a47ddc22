import type { Area } from '@cheese/drills/graph/scene';

type Corners = Area['corners'];

/** In percent of the picture. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const percent = (part: number) => Math.round(part * 1000) / 10;

/** The box with these corners; null for any other shape. */
export function boxOf(corners: Corners): Box | null {
  const [first, second, third, fourth] = corners;
  if (!first || !second || !third || !fourth || corners.length !== 4) return null;
  const isBox =
    first[0] === fourth[0] &&
    second[0] === third[0] &&
    first[1] === second[1] &&
    third[1] === fourth[1];
  if (!isBox) return null;
  return {
    left: percent(first[0]),
    top: percent(first[1]),
    width: percent(third[0] - first[0]),
    height: percent(third[1] - first[1]),
  };
}

export function cornersOf({ left, top, width, height }: Box): Corners {
  const [x, y, x2, y2] = [left / 100, top / 100, (left + width) / 100, (top + height) / 100];
  return [
    [x, y],
    [x2, y],
    [x2, y2],
    [x, y2],
  ];
}

export function boxAround(corners: Corners): Box {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(1, ...xs), Math.min(1, ...ys)];
  const [right, bottom] = [Math.max(0, ...xs), Math.max(0, ...ys)];
  return {
    left: percent(left),
    top: percent(top),
    width: percent(right - left),
    height: percent(bottom - top),
  };
}
