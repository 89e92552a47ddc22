import { hash, verify } from '@node-rs/argon2';
import { newSecret } from '../../../config/secrets';

/** argon2id (the package's default kind) with the memory and rounds of RFC 9106's second choice, on one lane. */
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let decoy: Promise<string> | undefined;

/**
 * Without a hash the password is compared with a decoy, so that an unknown account takes as long as
 * a wrong password.
 */
export async function isRightPassword(passwordHash: string | null, password: string) {
  decoy ??= hashPassword(newSecret());
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && passwordHash !== null;
}
