import { createDecipheriv } from 'node:crypto';

/** Data encrypted with the merchant's key: notices and certificates. */
export interface Sealed {
  algorithm?: unknown;
  nonce?: unknown;
  associated_data?: unknown;
  ciphertext?: unknown;
}

const TAG_BYTES = 16;

/** AEAD_AES_256_GCM. Throws where the key is another one, or a bit of it was changed. */
export function unseal(apiV3Key: string, sealed: Sealed): string {
  const { algorithm, nonce, associated_data: about, ciphertext } = sealed;
  if (algorithm !== undefined && algorithm !== 'AEAD_AES_256_GCM') throw new Error('algorithm');
  const bytes = Buffer.from(String(ciphertext), 'base64');
  const options = { authTagLength: TAG_BYTES };
  const opener = createDecipheriv('aes-256-gcm', apiV3Key, String(nonce), options);
  opener.setAuthTag(bytes.subarray(-TAG_BYTES));
  opener.setAAD(Buffer.from(typeof about === 'string' ? about : ''));
  const opened = [opener.update(bytes.subarray(0, -TAG_BYTES)), opener.final()];
  return Buffer.concat(opened).toString('utf8');
}
