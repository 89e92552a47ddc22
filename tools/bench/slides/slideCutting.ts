/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/slides/slideCutting.ts [--side 12000] [--rounds 3]
 *
 * How fast a flat picture is cut into a pyramid: by our job, from the end of the upload to the
 * finished slide, compared with bare sharp that cuts the same picture into a Deep Zoom folder, each
 * in a process of its own.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { inRoot } from '../../setup/root.mjs';
import { command, say, Stop } from '../../setup/say.mjs';
import { median } from '../../frame/measure.mjs';
import { startBringing } from '../support/bringing';

const { values } = parseArgs({
  options: {
    side: { type: 'string', default: '12000' },
    rounds: { type: 'string', default: '3' },
  },
});

/** Soft noise, like a slide without a pyramid. */
async function paintFlat(path: string, side: number) {
  const small = Math.ceil(side / 8);
  const noise = { type: 'gaussian', mean: 150, sigma: 60 } as const;
  const drops = await sharp({
    create: { width: small, height: small, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer();
  await sharp(drops, { limitInputPixels: false })
    .resize(side, side, { kernel: 'cubic', fit: 'fill' })
    .jpeg({ quality: 90 })
    .toFile(path);
}

const bare = `
import sharp from 'sharp';
const [path, to] = process.argv.slice(-2);
sharp.cache(false);
await sharp(path, { limitInputPixels: false, sequentialRead: true })
  .jpeg({ quality: 87 })
  .tile({ size: 256, overlap: 0, layout: 'dz' })
  .toFile(to);
`;

function cutBare(path: string, to: string) {
  const args = ['--input-type=module', '-e', bare, path, to];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: inRoot('.'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Stop(stderr);
}

/** @returns seconds */
async function timed(work: () => Promise<unknown> | void): Promise<number> {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1000;
}

await command(async () => {
  say('$ npx tsx --tsconfig tsconfig.base.json tools/bench/slides/slideCutting.ts\n');
  const folder = mkdtempSync(join(tmpdir(), 'cheese-cutting-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'flat.jpg');
  await paintFlat(path, Number(values.side));
  const { bring, finish, stop } = await startBringing();
  const times: { ours: number; bare: number }[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const least = await timed(() => cutBare(path, join(folder, `bare-${round}.dz`)));
    const mediaId = await bring(path, `${round}.jpg`);
    const ours = await timed(() => finish(mediaId));
    times.push({ ours, bare: least });
    say(`our job ${ours.toFixed(2)} s, bare sharp ${least.toFixed(2)} s`);
  }
  const [ours, least] = (['ours', 'bare'] as const).map((who) =>
    median(times.map((time) => time[who])),
  );
  say(`as fast as bare sharp times ${((least ?? 0) / (ours ?? 1)).toFixed(2)} (medians)`);
  await stop();
});
