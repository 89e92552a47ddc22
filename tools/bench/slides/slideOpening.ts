/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/slides/slideOpening.ts [--side 81000] [--rounds 3]
 *
 * How soon a pyramid of JPEG tiles opens: from the answer to its last part to the first tile of the
 * resulting slide, compared with a bare copy of a file of the same size. The file is generated here
 * from repeated tiles; its default size is 2 GB.
 */
import { copyFile, open, rm } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  HEAD_BYTES,
  writeDirectories,
  type WrittenPage,
} from '../../../apps/server/src/modules/slides/slide/source/tiff.write';
import { command, say } from '../../setup/say.mjs';
import { median } from '../../frame/measure.mjs';
import { startBringing } from '../support/bringing';

const { values } = parseArgs({
  options: {
    side: { type: 'string', default: '81000' },
    rounds: { type: 'string', default: '3' },
  },
});
const TILE = 256;
const KINDS = 16;

/** Several kinds of soft noise, of the size that scanners produce. */
const paintTiles = () =>
  Promise.all(
    Array.from({ length: KINDS }, (_, nth) =>
      sharp({
        create: {
          width: TILE,
          height: TILE,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 140 + nth, sigma: 26 },
        },
      })
        .blur(0.7)
        .jpeg({ quality: 85 })
        .toBuffer(),
    ),
  );

async function writePyramid(path: string, side: number) {
  const tiles = await paintTiles();
  const file = await open(path, 'w');
  const pages: WrittenPage[] = [];
  let at = HEAD_BYTES;
  for (let width = side; ; width = Math.ceil(width / 2)) {
    const across = Math.ceil(width / TILE);
    const [places, lengths]: [number[], number[]] = [[], []];
    for (let row = 0; row < across; row += 1) {
      const line = Array.from({ length: across }, (_, x) => tiles[(x + row) % KINDS] ?? tiles[0]);
      const all = line.flatMap((tile) => tile ?? []);
      await file.writev(all, at);
      for (const { length } of all) {
        places.push(at);
        lengths.push(length);
        at += length;
      }
    }
    const page = { width, height: width, pieces: { tile: TILE }, isJpeg: true };
    pages.push({ ...page, places, lengths });
    if (across === 1) break;
  }
  await writeDirectories(file, at, pages);
  await file.close();
  return at;
}

/** @returns seconds */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1000;
}

await command(async () => {
  say('$ npx tsx --tsconfig tsconfig.base.json tools/bench/slides/slideOpening.ts\n');
  const folder = mkdtempSync(join(tmpdir(), 'cheese-opening-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'slide.svs');
  const bytes = await writePyramid(path, Number(values.side));
  say(`a pyramid of ${(bytes / 1e9).toFixed(2)} GB, ${values.side} pixels a side`);
  const { bring, finish, firstTile, stop } = await startBringing();
  const times: { ready: number; tile: number; copy: number }[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const mediaId = await bring(path, `${round}.svs`);
    const ready = await timed(() => finish(mediaId));
    const tile = await timed(() => firstTile(mediaId));
    const copy = await timed(() => copyFile(path, join(folder, 'copy')));
    await rm(join(folder, 'copy'));
    times.push({ ready, tile, copy });
    const said = [ready, ready + tile, copy].map((seconds) => `${seconds.toFixed(2)} s`);
    say(`ready after ${said[0]}, first tile after ${said[1]}; a bare copy takes ${said[2]}`);
  }
  const all = median(times.map(({ ready, tile }) => ready + tile));
  say(`from the last part to the first tile: median ${all.toFixed(2)} s`);
  await stop();
});
