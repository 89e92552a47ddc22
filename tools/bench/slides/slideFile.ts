/**
 * Generates a flat slide as a pyramid in a TIFF and as plain files, and stores it as the first
 * slide.
 */
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../frame/database.mjs';
import sharp from 'sharp';
import { readTiff } from '../../../apps/server/src/modules/slides/slide/tiff/tiff.directories';
import { layoutOf } from '../../../apps/server/src/modules/slides/slide/tiff/tiff.layout';
import { readPictures } from '../../../apps/server/src/modules/slides/slide/tiff/tiff.picture';
import { Stop } from '../../setup/say.mjs';

/** Soft noise: distinct tiles of the size that scanners produce. */
export async function paintSlide(folder: string, side: number) {
  const small = Math.ceil(side / 8);
  const noise = { type: 'gaussian', mean: 150, sigma: 60 } as const;
  const drops = await sharp({
    create: { width: small, height: small, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer();
  const whole = () =>
    sharp(drops, { limitInputPixels: false }).resize(side, side, { kernel: 'cubic', fit: 'fill' });
  const tiff = join(folder, 'slide.tif');
  const tiled = { tile: true, tileWidth: 256, tileHeight: 256, pyramid: true, bigtiff: true };
  await whole()
    .tiff({ compression: 'jpeg', quality: 85, ...tiled })
    .toFile(tiff);
  await mkdir(join(folder, 'static'), { recursive: true });
  await whole()
    .jpeg({ quality: 85 })
    .tile({ size: 256, overlap: 0, layout: 'dz' })
    .toFile(join(folder, 'static', 'slide.dz'));
  return tiff;
}

/** Replaces the scan of the first slide by this file. */
export async function plantSlide(databaseUrl: string, dataDir: string, tiff: string) {
  const file = await open(tiff);
  const { size } = await file.stat();
  const read = async (at: number, length: number) => {
    const bytes = Buffer.alloc(Math.min(length, Math.max(0, size - at)));
    await file.read(bytes, 0, bytes.length, at);
    return bytes;
  };
  const bytes = { size, read };
  const layout = layoutOf(await readPictures(bytes, await readTiff(bytes)));
  await file.close();
  if (typeof layout === 'string') throw new Stop(layout);
  await mkdir(join(dataDir, 'storage', 'bench'), { recursive: true });
  await rename(tiff, join(dataDir, 'storage', 'bench', 'slide.tif'));
  const client = await openDatabase(databaseUrl);
  await client.query(
    `update slide_scan set kind = 'tiff', key = 'bench/slide.tif', bytes = $1, width = $2, height = $3,
      tile_size = $4, levels = $5 where id = (select scan_id from slide where id = 1)`,
    [size, layout.width, layout.height, layout.tileSize, JSON.stringify(layout.levels)],
  );
  await client.end();
}
