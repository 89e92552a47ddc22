import { randomInt } from 'node:crypto';

/** Without the letters and digits that people take for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** 31^16 possible codes, too many to guess. */
export const newExchangeCode = () =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Normalises a typed code. */
export const asKept = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');

/** All but the first and the last: enough to know it again, not enough to use it. */
export const hideCode = (code: string) =>
  `${code.slice(0, 2)}${'*'.repeat(Math.max(0, code.length - 4))}${code.slice(-2)}`;
