import { randomInt } from 'node:crypto';
import { grouped } from '@cheese/domain/rules/people/certificateNumber';

/** Crockford's: no letter in it is taken for a digit. 32 letters, so 5 bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 5;
const GROUPS = 4;

/** 100 random bits, too many to guess, such as `7K2QM-0ZV4T-93HXA-RWB6C`. */
export const newCertificateNumber = () =>
  grouped(Array.from({ length: GROUP * GROUPS }, () => alphabet[randomInt(32)]).join(''));
