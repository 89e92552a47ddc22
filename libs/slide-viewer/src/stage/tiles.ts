import type { Size } from '../geometry/view';

/** A picture in many sizes, each cut into tiles. */
export interface Tiles extends Size {
  tileSize: number;
  /** Pixels shared with each neighbour. */
  overlap: number;
  /** The sizes in which it is there: the smallest first, the whole last. */
  levels: readonly Size[];
  urlOf: (level: number, x: number, y: number) => string;
}

/** The sizes of a DZI: each half of the next, down to a single pixel. */
export function dziLevels({ width, height }: Size): Size[] {
  const count = Math.ceil(Math.log2(Math.max(width, height, 1))) + 1;
  return Array.from({ length: count }, (_, level) => {
    const times = 2 ** (count - 1 - level);
    return { width: Math.ceil(width / times), height: Math.ceil(height / times) };
  });
}

/** Scale of a level relative to the full size. */
export const shareOf = (tiles: Tiles, level: number): number =>
  (tiles.levels[level]?.width ?? tiles.width) / tiles.width;

/** The smallest level that has a pixel for each of the screen. */
export function levelFor(tiles: Tiles, scale: number): number {
  const fits = tiles.levels.findIndex((_, level) => shareOf(tiles, level) >= scale);
  return fits < 0 ? tiles.levels.length - 1 : fits;
}

const BYTES_A_PIXEL = 4;
/** Each is held twice: as it came, and as the graphics card draws it. */
const COPIES = 2;
const memory = { phone: 200e6, desk: 600e6 };
/** Fewer do not fill a screen. */
const LEAST = 64;

/** Size of the tile cache, limited by memory. */
export function tilesKept({ tileSize, overlap }: Tiles, isPhone: boolean): number {
  const bytes = (tileSize + 2 * overlap) ** 2 * BYTES_A_PIXEL * COPIES;
  return Math.max(LEAST, Math.floor((isPhone ? memory.phone : memory.desk) / bytes));
}
