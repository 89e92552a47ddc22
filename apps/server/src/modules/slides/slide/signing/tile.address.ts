import { createHash, timingSafeEqual } from 'node:crypto';

/** The permission carried by a tile address. */
export interface TilePass {
  scanId: number;
  /** True for label and macro pictures, false for tiles. */
  isAside: boolean;
  /** 0 for what is open to visitors. */
  personId: number;
  /** Seconds since 1970. */
  until: number;
}

export const tilePath = '/slide-tiles/';

const STEP_S = 300;

/** Good for five to ten minutes, and the same for five, so that a browser finds what it kept. */
export const goodUntil = (now: Date) => (Math.floor(now.getTime() / 1000 / STEP_S) + 2) * STEP_S;

const whatOf = ({ scanId, isAside }: TilePass) => (isAside ? `${scanId}.aside` : String(scanId));

/** As nginx computes it for `secure_link_md5 "$until/$who/$what $secret"`: see `deploy/nginx`. */
const signatureOf = (secret: string, pass: TilePass) =>
  createHash('md5')
    .update(`${pass.until}/${pass.personId}/${whatOf(pass)} ${secret}`)
    .digest('base64url');

/** Path of a slide's tiles, valid for some minutes. */
export const folderOf = (secret: string, pass: TilePass) =>
  `${tilePath}${signatureOf(secret, pass)}/${pass.until}/${pass.personId}/${whatOf(pass)}/`;

export interface TileFolder {
  signature: string;
  until: string;
  who: string;
  what: string;
}

const isNumber = (text: string) => /^(?:0|[1-9]\d{0,9})$/.test(text);

/** Null if the folder was not signed with this secret. */
export function readFolder(secret: string, folder: TileFolder): TilePass | null {
  const [, scan = '', aside] = /^(\d{1,10})(\.aside)?$/.exec(folder.what) ?? [];
  if (![folder.until, folder.who, scan].every(isNumber)) return null;
  const pass = {
    scanId: Number(scan),
    isAside: aside !== undefined,
    personId: Number(folder.who),
    until: Number(folder.until),
  };
  const [given, right] = [Buffer.from(folder.signature), Buffer.from(signatureOf(secret, pass))];
  return given.length === right.length && timingSafeEqual(given, right) ? pass : null;
}
