import { createHash } from 'node:crypto';

/** @param {readonly (string | Uint8Array)[]} parts */
export function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}
