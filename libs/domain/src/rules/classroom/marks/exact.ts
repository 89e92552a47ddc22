import type { Fraction } from './fraction';

/**
 * An exact number from 0 on as text, for stories that travel: `87.5`, `256/3` where decimals never
 * end, `√8100` for a root that is not a fraction.
 */
export type Exact = string;

/** A number, or the number whose square root is meant: roots are the one thing fractions miss. */
export interface Curved {
  value: Fraction;
  isRoot: boolean;
}

export const plain = (value: Fraction): Curved => ({ value, isRoot: false });

/** The largest whole number whose square is not above `square`, by Newton's method. */
export function wholeRoot(square: bigint): bigint {
  if (square < 2n) return square;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

export function rootOf(value: Fraction): Curved {
  const top = wholeRoot(value.top);
  const bottom = wholeRoot(value.bottom);
  const isWhole = top * top === value.top && bottom * bottom === value.bottom;
  return isWhole ? plain({ top, bottom }) : { value, isRoot: true };
}

export const curvedText = ({ value, isRoot }: Curved): Exact =>
  isRoot ? `√${exactText(value)}` : exactText(value);

export function exactText(value: Fraction): Exact {
  const places = placesOf(value.bottom);
  if (places === null) return `${value.top}/${value.bottom}`;
  const digits = String((value.top * 10n ** BigInt(places)) / value.bottom);
  return places === 0 ? digits : withPoint(digits, places);
}

export function withPoint(digits: string, places: number): string {
  const padded = digits.padStart(places + 1, '0');
  return `${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

/** How many decimals a fraction with this bottom has; null where they never end. */
function placesOf(bottom: bigint): number | null {
  let rest = bottom;
  const strip = (prime: bigint) => {
    let count = 0;
    for (; rest % prime === 0n; rest /= prime) count += 1;
    return count;
  };
  const places = Math.max(strip(2n), strip(5n));
  return rest === 1n ? places : null;
}

/** Reads what `exactText` and `curvedText` wrote. */
export function readExact(text: Exact): Curved {
  const [, root = '', whole = '', part = '', bottom = '1'] =
    /^(√?)(\d+)(?:\.(\d+))?(?:\/(\d+))?$/u.exec(text) ?? [];
  if (whole === '') throw new RangeError(`${text} is no exact number`);
  const value = { top: BigInt(whole + part), bottom: BigInt(bottom) * 10n ** BigInt(part.length) };
  return { value, isRoot: root !== '' };
}
