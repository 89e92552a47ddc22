import { randomInt } from 'node:crypto';

/** Without the letters and digits that people take for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** 31 to the power of 10: with the limits of guessing, nobody finds one. */
export const newInvitation = () =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** As it is kept, however somebody writes it down. */
export const asInvitation = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '');
