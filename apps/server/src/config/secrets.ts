import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits. Possession is proof, so only the hash is stored. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Long random secrets need no salt and no slow hash: there is nothing to guess. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Six digits for a phone. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');
