import { failMedia } from '../../../learning/media/media.failed';

export interface DziHead {
  width: number;
  height: number;
  tileSize: number;
  overlap: number;
  suffix: string;
}

const MOST_SIDE = 100_000;

/** Written by many programs, with either kind of quotes and any prefix; nothing in it is followed. */
export function readDziHead(words: string): DziHead {
  const said = (name: string) => {
    const [, value] = new RegExp(`\\b${name}\\s*=\\s*["']([^"']{1,20})["']`).exec(words) ?? [];
    return value;
  };
  const number = (name: string) => Number(said(name) ?? Number.NaN);
  const head = {
    width: number('Width'),
    height: number('Height'),
    tileSize: number('TileSize'),
    overlap: number('Overlap'),
    suffix: (said('Format') ?? '').toLowerCase(),
  };
  const { width, height, tileSize, overlap } = head;
  if (![width, height, tileSize, overlap].every((one) => Number.isInteger(one) && one >= 0))
    failMedia('dzi');
  if (width < 1 || height < 1 || tileSize < 64 || tileSize > 2048) failMedia('dzi');
  if (overlap > 16) failMedia('dzi');
  if (Math.max(width, height) > MOST_SIDE) failMedia('slideTooLarge');
  if (!['jpg', 'jpeg', 'png'].includes(head.suffix)) failMedia('dziPacking');
  return head;
}

export interface DziLevel {
  level: number;
  width: number;
  height: number;
}

/** From full size down to the first level of one tile; smaller levels are not needed. */
export function levelsOf({ width, height, tileSize }: DziHead): DziLevel[] {
  const levels: DziLevel[] = [];
  for (let level = Math.ceil(Math.log2(Math.max(width, height))); level >= 0; level -= 1) {
    levels.push({ level, width, height });
    if (Math.max(width, height) <= tileSize) break;
    [width, height] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  }
  return levels;
}

/** Length of a tile's side, overlap included. */
export function sideOf(nth: number, whole: number, { tileSize, overlap }: DziHead): number {
  const from = Math.max(0, nth * tileSize - overlap);
  return Math.min(whole, (nth + 1) * tileSize + overlap) - from;
}

/** The size that a JPEG says it has, or null for what is none. */
export function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const mark = bytes[at + 1] ?? 0;
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // A mark may be written with several of its first bytes.
    at += mark === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
