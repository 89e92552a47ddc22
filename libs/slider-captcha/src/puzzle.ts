/** The measures of the slide puzzle, in CSS pixels. */
export const puzzleSize = {
  width: 268,
  height: 155,
  /** The side of the piece's body. */
  piece: 42,
  radius: 10,
  /** Ears stick out this far; the circle is offset from the edge to form a neck. */
  ear: 18,
  /** Largest accepted distance from the gap. */
  tolerance: 5,
} as const;

export interface Gap {
  x: number;
  y: number;
}

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

const EDGE = 10;

/** In the right two thirds, so that there is a way to slide, and fully visible. */
export function placeGap(random: Random): Gap {
  const { width, height, piece, ear } = puzzleSize;
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  return {
    x: between(piece + ear + EDGE, width - piece - ear - EDGE),
    y: between(ear + EDGE, height - piece - EDGE),
  };
}

export const fits = (gap: Gap, left: number) => Math.abs(left - gap.x) < puzzleSize.tolerance;
