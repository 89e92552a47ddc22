import { randomInt } from 'node:crypto';

/** Without the letters and digits that people take for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** 31^10 codes, too many to guess with the rate limit. */
export const newInvitation = () =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Normalises a typed code. */
export const asInvitation = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '');
