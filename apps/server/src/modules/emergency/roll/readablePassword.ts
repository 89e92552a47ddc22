import { randomInt } from 'node:crypto';

/** None that is taken for another when it is read out or written down. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

const pick = (from: string) => from.charAt(randomInt(from.length));
const some = (from: string, count: number) => Array.from({ length: count }, () => pick(from));

/** A password that can be read out, such as `hkwp-rteq-4827`: 47 bits behind a limit on tries. */
export const readablePassword = () =>
  [some(letters, 4), some(letters, 4), some(digits, 4)].map((part) => part.join('')).join('-');
