import { pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { asReadableCode, newReadableCode } from '../../../config/readableCode';

const [GROUPS, GROUP] = [3, 4] as const;
const MARK = '$initial$';
const ROUNDS = 64;
const [SALT_BYTES, HASH_BYTES] = [16, 32] as const;

/** 31^12, more than 59 bits: as a person reads it off a card, in groups of four. */
export const newInitialPassword = () =>
  Array.from({ length: GROUPS }, () => newReadableCode(GROUP)).join('-');

/** Small letters, and groups without what stands between them, are the same password. */
const derive = (password: string, salt: Buffer) =>
  pbkdf2Sync(asReadableCode(password), salt, ROUNDS, HASH_BYTES, 'sha256');

/** Thousands of them are made at once: fast, which decision 0091 says why it is safe. */
export function hashInitial(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  return `${MARK}${salt.toString('base64url')}$${derive(password, salt).toString('base64url')}`;
}

export const isInitialHash = (hash: string) => hash.startsWith(MARK);

export function isRightInitial(hash: string, password: string): boolean {
  const [salt = '', right = ''] = hash.slice(MARK.length).split('$');
  const given = derive(password, Buffer.from(salt, 'base64url'));
  const known = Buffer.from(right, 'base64url');
  return known.length === given.length && timingSafeEqual(known, given);
}
