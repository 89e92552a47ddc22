import type { Likeness } from '../lock/likeness';
import type { Lock } from './lockstep';

const BETWEEN = '*';
const decimal = /^-?\d{1,9}(\.\d{1,9})?$/;
/** No two slides are so unlike in size. */
const bounds = { least: 1e-4, most: 1e4 };

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** Short, and of signs that need no escape in an address. */
export const sayLock = (lock: Lock): string =>
  lock.map((likeness) => (likeness ? sayLikeness(likeness) : '')).join(BETWEEN);

const sayLikeness = ({ re, im, x, y, isMirrored }: Likeness) =>
  [rounded(re, 8), rounded(im, 8), rounded(x, 2), rounded(y, 2), isMirrored ? '1' : '0'].join('_');

/** Reads the lock of `count` slides from an address; null if it is invalid. */
export function readLock(text: string | null, count: number): Lock | null {
  const parts = (text ?? '').split(BETWEEN, count + 1);
  if (parts.length !== count) return null;
  const lock = parts.map(readLikeness);
  return lock.some((likeness) => likeness !== null) ? lock : null;
}

function readLikeness(text: string): Likeness | null {
  const parts = text.split('_', 6);
  if (parts.length !== 5 || !parts.every((part) => decimal.test(part))) return null;
  const [re = 0, im = 0, x = 0, y = 0, side] = parts.map(Number);
  const size = Math.hypot(re, im);
  if (size < bounds.least || size > bounds.most) return null;
  return { re, im, x, y, isMirrored: side === 1 };
}
