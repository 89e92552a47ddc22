import { randomInt } from 'node:crypto';

/** Crockford's: no letter in it is taken for a digit. 32 letters, so 5 bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 5;
const GROUPS = 4;

/** 100 bits that nobody guesses, such as `7K2QM-0ZV4T-93HXA-RWB6C`. */
export const newCertificateNumber = () =>
  grouped(Array.from({ length: GROUP * GROUPS }, () => alphabet[randomInt(32)]).join(''));

/** A number as it was issued, from one that somebody read off a paper and typed. */
export const readCertificateNumber = (typed: string) =>
  grouped(
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1'),
  );

const grouped = (letters: string) => letters.match(/.{1,5}/g)?.join('-') ?? '';
