import { type KeyObject, sign, verify } from 'node:crypto';

/** SHA256 with RSA, in base64: both providers sign like this. */
export const signatureOf = (key: KeyObject, text: string): string =>
  sign('sha256', Buffer.from(text), key).toString('base64');

/** Only the one proper spelling of a signature counts, so that there are no two of one notice. */
export function isSignedBy(key: KeyObject, text: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64');
  if (bytes.length === 0 || bytes.toString('base64') !== signature) return false;
  return verify('sha256', Buffer.from(text), key, bytes);
}
