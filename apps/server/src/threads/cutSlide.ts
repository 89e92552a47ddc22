import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { asPlainTiff } from '../modules/slides/slide/source/rearranged';
import type { CutFailure, CutWork } from '../ports/cutting';

/**
 * Cuts an uploaded picture into a pyramid of JPEG tiles in a separate process: see
 * `ports/cutting.ts`. The pyramid is one file, served like those of scanners.
 */
const [, , brought = '', folder = '', asked = '{}'] = process.argv;
let path = brought;

const MOST_SIDE = 100_000;
const POSTER = 512;
const ASIDE = 1024;

type Work = Pick<CutWork, 'isCut' | 'pages' | 'isVaried' | 'hasCover' | 'rearranged'>;

interface Reading {
  failOn: 'error' | 'warning';
  orientation: number;
}

/** Facts about a picture after its claim has been checked. */
interface Claim {
  isJpeg: boolean;
  orientation: number;
  isVaried: boolean;
}

class Failure extends Error {
  readonly word: CutFailure;

  constructor(word: CutFailure) {
    super(word);
    this.word = word;
  }
}

sharp.cache(false);

const open = (page: number, failOn: 'error' | 'warning' = 'error') =>
  sharp(path, { limitInputPixels: MOST_SIDE ** 2, sequentialRead: true, page, failOn });

/** On white; a sample that says nothing of how clear the colours are is no part of the picture. */
function asSeen(picture: Sharp, { hasCover }: Work) {
  const covered = hasCover ? picture.flatten({ background: '#ffffff' }) : picture.removeAlpha();
  return covered.toColourspace('srgb');
}

/** Each eight by eight pixels of JPEG take a bit at least, and a packed row a thousandth of it. */
const leastShares: Readonly<Record<string, number>> = { jpeg: 1 / 512, png: 1 / (8 * 1032) };

/** Before a line of it is decoded: so few bytes are never so many pixels. */
async function readClaim(page: number, isVaried: boolean | null): Promise<Claim> {
  const { width, height, format, orientation = 1 } = await open(page).metadata();
  if (Math.max(width, height) > MOST_SIDE) throw new Failure('slideTooLarge');
  const { size } = await stat(path);
  const pixels = width * height;
  if (size < pixels * (leastShares[format] ?? 0)) throw new Failure('pictureShort');
  // A single colour never takes this much, even with some room for metadata and colour profiles.
  return {
    isJpeg: format === 'jpeg',
    orientation,
    isVaried: isVaried ?? size > 256 * 1024 + pixels * 0.05,
  };
}

async function cut(page: number, work: Work, { failOn, orientation }: Reading) {
  const picture = orientation > 1 ? open(page, failOn).autoOrient() : open(page, failOn);
  await asSeen(picture, work)
    .tiff({
      compression: 'jpeg',
      quality: 87,
      bigtiff: true,
      pyramid: true,
      tile: true,
      tileWidth: 256,
      tileHeight: 256,
    })
    .toFile(join(folder, 'slide.tif'));
}

/** A JPEG that ends in the middle is grey from there on, and its reader only warns; others warn of less. */
async function cutWhole(page: number, work: Work, { isJpeg, orientation }: Claim) {
  if (!isJpeg) return cut(page, work, { failOn: 'error', orientation });
  try {
    await cut(page, work, { failOn: 'warning', orientation });
  } catch (error) {
    if (/premature end/i.test(String(error))) throw new Failure('broken');
    await cut(page, work, { failOn: 'error', orientation });
  }
}

async function small(name: string, page: number, side: number, how: Work) {
  const made = join(folder, name);
  await asSeen(open(page).autoOrient(), how)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(made);
  return made;
}

/** True for a single colour, as a decoder produces from unreadable data. */
async function isFlat(picture: string): Promise<boolean> {
  const { channels } = await sharp(picture).stats();
  return channels.every(({ min, max }) => min === max);
}

async function work(how: Work) {
  const { isCut, rearranged } = how;
  if (rearranged) {
    path = join(folder, 'plain.tif');
    await asPlainTiff(brought, path, rearranged);
  }
  // A combined picture has one page.
  const pages = rearranged ? { full: 0, small: 0, label: null, macro: null } : how.pages;
  const claim = isCut ? await readClaim(pages.full, how.isVaried) : null;
  if (claim) await cutWhole(pages.full, how, claim);
  const poster = await small('poster.webp', pages.small, POSTER, how);
  if (claim?.isVaried && (await isFlat(poster))) throw new Failure('pictureFlat');
  // Without them the slide is there all the same.
  for (const kind of ['label', 'macro'] as const) {
    const page = pages[kind];
    if (page !== null) await small(`${kind}.webp`, page, ASIDE, how).catch(() => undefined);
  }
}

try {
  await work(JSON.parse(asked) as Work);
} catch (error) {
  await writeFile(join(folder, 'failed.txt'), error instanceof Failure ? error.word : 'broken');
  process.exitCode = 1;
}
