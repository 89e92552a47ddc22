import { hash, verify } from '@node-rs/argon2';
import { newSecret } from '../../../config/secrets';
import { isInitialHash, isRightInitial } from './initialPassword';

/** argon2id (the package's default kind) with the memory and rounds of RFC 9106's second choice, on one lane. */
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let decoy: Promise<string> | undefined;

/**
 * Without a hash, or with that of an initial password, the password is compared with a decoy, so
 * that every account takes as long as a wrong password.
 */
export async function isRightPassword(passwordHash: string | null, password: string) {
  decoy ??= hashPassword(newSecret());
  const isInitial = passwordHash !== null && isInitialHash(passwordHash);
  const slow = passwordHash === null || isInitial ? await decoy : passwordHash;
  const isRight = await verify(slow, password);
  return isInitial ? isRightInitial(passwordHash, password) : isRight && passwordHash !== null;
}
