import type { Reason } from '../refusal';

/** The first bytes of such files; a dot matches any byte. */
const heads: [Reason, string][] = [
  ['picture', '89504e47'],
  ['picture', 'ffd8ff'],
  ['picture', '47494638'],
  ['picture', '49492a00'],
  ['picture', '4d4d002a'],
  ['picture', '52494646........57454250'],
  ['pdf', '255044462d'],
  ['old', 'd0cf11e0a1b11ae1'],
  ['rtf', '7b5c727466'],
  ['packed', '526172211a'],
  ['packed', '377abcaf'],
  ['packed', '1f8b'],
];
const signs = heads.map(([reason, bytes]) => [reason, new RegExp(`^${bytes}`)] as const);
const HEAD_BYTES = 24;

/** The type of a file without text that users upload by mistake, by its first bytes. */
export function otherKind(bytes: Uint8Array): Reason | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('hex');
  return signs.find(([, sign]) => sign.test(head))?.[0];
}

/** Control characters, and replacement characters. */
// eslint-disable-next-line no-control-regex -- these are what is counted
const BROKEN = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ufffd]|\p{Cs}/gu;
/** Private-use and unassigned characters; Office fonts use a few of them. */
const UNNAMED = /[\p{Co}\p{Cn}]/gu;
const CHUNK = 65_536;
const FEW = 2;
const shares = [
  [BROKEN, 1 / 50],
  [UNNAMED, 1 / 20],
] as const;

/** True for real text: other data decodes to characters that do not occur together. */
export function isText(text: string): boolean {
  for (let from = 0; from < text.length; from += CHUNK) {
    const some = text.slice(from, from + CHUNK);
    const isNone = ([sign, share]: (typeof shares)[number]) =>
      (some.match(sign)?.length ?? 0) > FEW + some.length * share;
    if (shares.some(isNone)) return false;
  }
  return true;
}
