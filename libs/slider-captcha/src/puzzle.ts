/** The measures of the slide puzzle, in CSS pixels. */
export const puzzleSize = {
  width: 268,
  height: 155,
  /** The side of the piece's body. */
  piece: 42,
  /** Of the circle that makes an ear or a notch. */
  radius: 10,
  /** How far an ear stands out: its circle is set off from the edge, so that it has a neck. */
  ear: 18,
  /** How far off the gap a piece may be let go and still fit. */
  tolerance: 5,
} as const;

export interface Gap {
  x: number;
  y: number;
}

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

const EDGE = 10;

/** Where the gap is: in the right two thirds, so that there is a way to slide, and wholly visible. */
export function placeGap(random: Random): Gap {
  const { width, height, piece, ear } = puzzleSize;
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  return {
    x: between(piece + ear + EDGE, width - piece - ear - EDGE),
    y: between(ear + EDGE, height - piece - EDGE),
  };
}

export const fits = (gap: Gap, left: number) => Math.abs(left - gap.x) < puzzleSize.tolerance;
