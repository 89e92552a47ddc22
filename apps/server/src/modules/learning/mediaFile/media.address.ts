import { createHmac, timingSafeEqual } from 'node:crypto';

/** The permission carried by a signed address. */
export interface MediaPass {
  /** Its number among those that are signed with the same secret. */
  mediaId: number;
  /** Null for what is open to everybody. */
  personId: number | null;
  /** Seconds since 1970. */
  until: number;
}

const STEP_S = 3600;
const LIFE_S = 4 * 3600;

/** Good for four to five hours, and the same for an hour, so that a browser finds what it kept. */
export const goodUntil = (now: Date) => Math.ceil(now.getTime() / 1000 / STEP_S) * STEP_S + LIFE_S;

/** The folder of a film or document, for one person and a while; a seek asks for it again. */
export function folderOf(secret: string, pass: MediaPass, path = '/media/'): string {
  const words = wordsOf(pass);
  return `${path}${words}-${signatureOf(secret, words)}/`;
}

const wordsOf = ({ mediaId, personId, until }: MediaPass) =>
  [mediaId, personId ?? 0, until].map((number) => number.toString(36)).join('.');

const signatureOf = (secret: string, words: string) =>
  createHmac('sha256', secret).update(words).digest('base64url');

/** Null if the folder was not signed with this secret. */
export function readFolder(secret: string, folder: string): MediaPass | null {
  const [, words = '', signature = ''] = /^([\da-z.]{5,40})-([\w-]{43})$/.exec(folder) ?? [];
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, words))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [mediaId = 0, personId = 0, until = 0] = words.split('.').map((word) => parseInt(word, 36));
  return { mediaId, personId: personId || null, until };
}
