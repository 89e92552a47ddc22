/** An exact number: thirds cannot be written as decimals, and sums of decimals drift as doubles. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

function divisorOf(one: bigint, other: bigint): bigint {
  while (other !== 0n) [one, other] = [other, one % other];
  return one < 0n ? -one : one;
}

/** In lowest terms, with a bottom above 0. */
function reduced(top: bigint, bottom: bigint): Fraction {
  if (bottom === 1n) return { top, bottom };
  const divisor = divisorOf(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { top: top / divisor, bottom: bottom / divisor };
}

export const ZERO: Fraction = { top: 0n, bottom: 1n };
export const HUNDRED: Fraction = { top: 100n, bottom: 1n };

/** What a person typed, by its shortest decimals: 0.1 is a tenth, not the double nearest to it. */
export function fractionOf(number: number): Fraction {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(number)) ?? [];
  if (whole === undefined) throw new RangeError(`${number} is no plain decimal from 0 on`);
  return reduced(BigInt(whole + part), 10n ** BigInt(part.length));
}

export const plus = (one: Fraction, other: Fraction): Fraction =>
  one.bottom === other.bottom
    ? reduced(one.top + other.top, one.bottom)
    : reduced(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom);

export const minus = (one: Fraction, other: Fraction): Fraction =>
  plus(one, { top: -other.top, bottom: other.bottom });

export const times = (one: Fraction, other: Fraction): Fraction =>
  reduced(one.top * other.top, one.bottom * other.bottom);

/** `other` must not be 0. */
export const over = (one: Fraction, other: Fraction): Fraction =>
  reduced(one.top * other.bottom, one.bottom * other.top);

/** Below, at or above 0 as `one` is less than, equal to or more than `other`. */
export function compare(one: Fraction, other: Fraction): number {
  const difference = one.top * other.bottom - other.top * one.bottom;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

export const sumOf = (all: readonly Fraction[]): Fraction => all.reduce(plus, ZERO);

/** `part` as a percentage of `whole`, which must not be 0. */
export const percentOf = (part: Fraction, whole: Fraction): Fraction =>
  over(times(part, HUNDRED), whole);

export const isZero = ({ top }: Fraction): boolean => top === 0n;
