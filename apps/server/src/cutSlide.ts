import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CutWork } from './ports/cutting';

/**
 * Cuts a picture that somebody brought into a pyramid of JPEG tiles, in a process of its own: see
 * `ports/cutting.ts`. The pyramid is one file, which is then served like those of scanners.
 */
const [, , path = '', folder = '', asked = '{}'] = process.argv;

const MOST_SIDE = 100_000;
const POSTER = 512;
const ASIDE = 1024;

class Failure extends Error {}

sharp.cache(false);

const open = (page: number) =>
  sharp(path, { limitInputPixels: MOST_SIDE ** 2, sequentialRead: true, page, failOn: 'error' });

async function cut(page: number) {
  const { width, height, orientation = 1 } = await open(page).metadata();
  if (Math.max(width, height) > MOST_SIDE) throw new Failure('slideTooLarge');
  const picture = orientation > 1 ? open(page).autoOrient() : open(page);
  await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .tiff({
      ...{ compression: 'jpeg', quality: 87, bigtiff: true, pyramid: true },
      ...{ tile: true, tileWidth: 256, tileHeight: 256 },
    })
    .toFile(join(folder, 'slide.tif'));
}

async function small(name: string, page: number, side: number) {
  await open(page)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 80 })
    .toFile(join(folder, name));
}

async function work({ isCut, pages }: Pick<CutWork, 'isCut' | 'pages'>) {
  if (isCut) await cut(pages.full);
  await small('poster.webp', pages.small, POSTER);
  // Without them the slide is there all the same.
  for (const kind of ['label', 'macro'] as const) {
    const page = pages[kind];
    if (page !== null) await small(`${kind}.webp`, page, ASIDE).catch(() => undefined);
  }
}

try {
  await work(JSON.parse(asked) as CutWork);
} catch (error) {
  await writeFile(join(folder, 'failed.txt'), error instanceof Failure ? error.message : 'broken');
  process.exitCode = 1;
}
