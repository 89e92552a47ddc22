import { asideOf, readWords, type ScanFacts } from './tiff.words';
import type { Picture } from './tiff.picture';
import { whyUnread } from './tiff.unread';

/** Why the tiles of a file cannot be sent as they are. */
export type NotAsItIs = 'size' | 'notTiled' | 'compression' | 'colours' | 'tileShape' | 'noPyramid';

/** A level that is sent as it is: where its directory stands. */
export interface TiffLevel {
  width: number;
  height: number;
  at: number;
}

/** The pages on which other pictures of the glass stand; null where there is none. */
export interface TiffPages {
  /** The full picture, or the largest there is. */
  full: number;
  /** One that is small, and shows all of it. */
  small: number;
  label: number | null;
  macro: number | null;
}

export interface TiffLayout extends ScanFacts {
  width: number;
  height: number;
  tileSize: number;
  /** From the smallest to the full picture. */
  levels: TiffLevel[];
}

const JPEG = 7;
/** Further apart, or larger at the end, a viewer would have to fetch more than it shows. */
const LARGEST_STEP = 8.5;
const MOST_TILES_OF_SMALLEST = 64;
const [SMALLEST_TILE, LARGEST_TILE] = [64, 2048];

/** A whole slide at 100x has about half a million pixels on a side. */
const isLikelySide = (side: number) => side >= 1 && side <= 500_000;

/** The full picture: the largest in tiles. */
const mainOf = (pictures: readonly Picture[]) =>
  pictures
    .filter(({ tile }) => tile !== null)
    .reduce<Picture | null>((best, one) => (best && best.width >= one.width ? best : one), null);

/** The layout for serving tiles unchanged, or the reason it is impossible. */
export function layoutOf(pictures: readonly Picture[]): TiffLayout | NotAsItIs {
  const main = mainOf(pictures);
  if (!main?.tile) return 'notTiled';
  if (!isLikelySide(main.width) || !isLikelySide(main.height)) return 'size';
  const fault = faultOf(main);
  if (fault) return fault;
  const { width: tileSize } = main.tile;
  const levels = pictures.filter((one) => isLevelOf(main, one)).sort((a, b) => a.width - b.width);
  if (!isPyramid(levels, tileSize)) return 'noPyramid';
  const words = readWords(main.description);
  return {
    width: main.width,
    height: main.height,
    tileSize,
    levels: levels.map(({ width, height, directory: { at } }) => ({ width, height, at })),
    mpp: words.mpp ?? main.mpp,
    objective: words.objective,
  };
}

function faultOf({ tile, ...picture }: Picture): NotAsItIs | null {
  if (picture.compression !== JPEG) return 'compression';
  const isEight = picture.bits.every((one) => one === 8);
  const isColour = picture.samples === 3 && [2, 6].includes(picture.photometric);
  const isGrey = picture.samples === 1 && picture.photometric === 1;
  if (!isEight || picture.planar !== 1 || !(isColour || isGrey)) return 'colours';
  const side = tile?.width ?? 0;
  const isSquare = side === tile?.height && side >= SMALLEST_TILE && side <= LARGEST_TILE;
  return isSquare ? null : 'tileShape';
}

/** The same picture in another size: of the same shape, colours and tiles, within a rounding. */
function isLevelOf(main: Picture, one: Picture): boolean {
  if (one === main) return true;
  if (faultOf(one) || one.tile?.width !== main.tile?.width || asideOf(one.description))
    return false;
  if (one.photometric !== main.photometric || one.width >= main.width) return false;
  const scale = one.width / main.width;
  return one.width > 0 && Math.abs(one.height - main.height * scale) <= 2 + main.height * 0.005;
}

function isPyramid(levels: readonly Picture[], tileSize: number): boolean {
  const isClose = levels.every((one, at) => {
    const below = levels[at - 1];
    return !below || (one.width > below.width && one.width / below.width <= LARGEST_STEP);
  });
  const [first] = levels;
  const tiles = first ? Math.ceil(first.width / tileSize) * Math.ceil(first.height / tileSize) : 0;
  return isClose && tiles > 0 && tiles <= MOST_TILES_OF_SMALLEST;
}

/** The role of each page, for any TIFF. */
export function pagesOf(pictures: readonly Picture[]): TiffPages {
  const paged = pictures.filter(({ directory }) => directory.page !== null);
  const aside = (kind: string) =>
    paged.find((one) => asideOf(one.description) === kind)?.directory.page ?? null;
  const shown = paged.filter((one) => asideOf(one.description) === null && one.width > 0);
  const full = shown.reduce((best, one) => (one.width > (best?.width ?? 0) ? one : best), shown[0]);
  const small = shown
    .filter((one) => whyUnread(one) === null)
    .filter(
      (one) => full !== undefined && one.width >= Math.min(512, full.width) && isAlike(full, one),
    )
    .reduce((best, one) => (one.width < (best?.width ?? Infinity) ? one : best), full);
  const [fullPage, smallPage] = [full, small].map((one) => one?.directory.page ?? 0);
  return {
    full: fullPage ?? 0,
    small: smallPage ?? 0,
    label: aside('label'),
    macro: aside('macro'),
  };
}

const isAlike = (full: Picture, one: Picture) =>
  Math.abs(one.height - (full.height * one.width) / full.width) <= 2 + full.height * 0.005;
