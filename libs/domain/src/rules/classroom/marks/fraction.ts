/** An exact number: thirds cannot be written as decimals, and sums of decimals drift as doubles. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const LARGEST_DOUBLE = BigInt(Number.MAX_SAFE_INTEGER);

/** The greatest common divisor; as doubles as soon as they hold it, which is many times faster. */
function divisorOf(one: bigint, other: bigint): bigint {
  let [left, right] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (right > LARGEST_DOUBLE) [left, right] = [right, left % right];
  if (right === 0n) return left;
  let [small, rest] = [Number(right), Number(left % right)];
  while (rest !== 0) [small, rest] = [rest, small % rest];
  return BigInt(small);
}

/** In lowest terms, with a bottom above 0. */
function reduced(top: bigint, bottom: bigint): Fraction {
  if (bottom === 1n) return { top, bottom };
  const divisor = divisorOf(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { top: top / divisor, bottom: bottom / divisor };
}

export const ZERO: Fraction = { top: 0n, bottom: 1n };
export const HUNDRED: Fraction = { top: 100n, bottom: 1n };

const SCALES = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

/** What a person typed, by its shortest decimals: 0.1 is a tenth, not the double nearest to it. */
export function fractionOf(number: number): Fraction {
  const scale = SCALES.find((one) => Math.round(number * one) / one === number);
  const top = scale === undefined ? NaN : Math.round(number * scale);
  if (scale === undefined || !Number.isSafeInteger(top) || top < 0)
    throw new RangeError(`${number} is no plain decimal from 0 on`);
  return reduced(BigInt(top), BigInt(scale));
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

/** Those with the same bottom first: many summands have few bottoms. */
export function sumOf(all: readonly Fraction[]): Fraction {
  const tops = new Map<bigint, bigint>();
  for (const { top, bottom } of all) tops.set(bottom, (tops.get(bottom) ?? 0n) + top);
  return [...tops].map(([bottom, top]) => reduced(top, bottom)).reduce(plus, ZERO);
}

/** `part` as a percentage of `whole`, which must not be 0. */
export const percentOf = (part: Fraction, whole: Fraction): Fraction =>
  over(times(part, HUNDRED), whole);

export const isZero = ({ top }: Fraction): boolean => top === 0n;
