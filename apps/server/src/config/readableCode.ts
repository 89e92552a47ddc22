import { randomInt } from 'node:crypto';

/** Without the letters and digits that people take for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A random code that people read off and type: 31 possible signs at each place. */
export const newReadableCode = (length: number) =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** As it was made, however it was typed. */
export const asReadableCode = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '');
