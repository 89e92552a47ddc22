import { decomposeColor, hexToRgb } from '@mui/material/styles';

/** Hues closer than this look the same in a legend. */
const LEAST = 40;
const [SECTOR, ROUND] = [60, 360];

/** In degrees on the colour wheel. */
function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = decomposeColor(hexToRgb(hex)).values;
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return (SECTOR * ((green - blue) / range) + ROUND) % ROUND;
  return most === green
    ? SECTOR * (2 + (blue - red) / range)
    : SECTOR * (4 + (red - green) / range);
}

export function areApart(one: string, other: string): boolean {
  const between = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(between, ROUND - between) >= LEAST;
}

/** A colour, followed by those of the others that are distinguishable from it. */
export const apartFrom = (first: string, others: readonly string[]): string[] => [
  first,
  ...others.filter((other) => areApart(first, other)),
];
