const marks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
const SAMPLE_BYTES = 4096;

/**
 * Decodes a text in UTF-8 or UTF-16, with or without a byte order mark, or in GBK. ASCII is valid
 * in all of them.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1];
  if (marked) return decodeAs(marked, bytes);
  const wide = wideCode(bytes);
  if (wide) return decodeAs(wide, bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = decodeAs('utf-8', bytes);
    return isMostlyUnread(text) ? decodeAs('gb18030', bytes) : text;
  }
}

const UNREAD = /\ufffd/g;
const WIDE = /[^\0-\x7f]/gu;
const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** A truncated character must not switch the whole text to another encoding. */
function isMostlyUnread(text: string): boolean {
  return countOf(text, UNREAD) * 10 > countOf(text, WIDE);
}

const decodeAs = (code: string, bytes: Uint8Array) => new TextDecoder(code).decode(bytes);

/** Detects UTF-16 by zero bytes at always the same position of a pair, in line ends and digits. */
function wideCode(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd < sample.length / 64) return null;
  if (odd > 4 * even) return 'utf-16le';
  return even > 4 * odd ? 'utf-16be' : null;
}

/** Removes characters that neither the database nor XML accepts, and normalises line ends. */
export const tidyText = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    // eslint-disable-next-line no-control-regex -- these are what is taken out
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufdd0-\ufdef\ufffe\uffff\ufeff]|\p{Surrogate}/gu, '');
