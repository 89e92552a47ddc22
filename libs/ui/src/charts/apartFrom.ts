import { decomposeColor, hexToRgb } from '@mui/material/styles';

/** Two hues that are nearer than this are one colour to who looks at a legend. */
const LEAST = 40;
const [SECTOR, ROUND] = [60, 360];

/** Where a colour stands on the wheel, in degrees. */
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

/** A colour, and after it those of the others that nobody takes for it. */
export const apartFrom = (first: string, others: readonly string[]): string[] => [
  first,
  ...others.filter((other) => areApart(first, other)),
];
