import type { ByteRange } from '../../../../ports/storage';

/** `beyond` is a range outside the file. */
export type Wanted = 'whole' | 'beyond' | ByteRange;

/**
 * One range, as players ask for it. Several at once, other units and what cannot be read are no
 * ranges to us, and the whole file is an answer to them too (RFC 9110, 14.2).
 */
export function byteRange(header: string | undefined, bytes: number): Wanted {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole';
  if (from === '') return lastOf(Number(to), bytes);
  const start = Number(from);
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== '' && Number(to) < start) return 'whole';
  return start < bytes ? { start, end } : 'beyond';
}

const lastOf = (count: number, bytes: number): Wanted =>
  count === 0 || bytes === 0 ? 'beyond' : { start: Math.max(0, bytes - count), end: bytes - 1 };
