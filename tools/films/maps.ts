/**
 * npx tsx --tsconfig tsconfig.base.json tools/films/maps.ts
 *
 * Regenerates the mind maps of all courses of the demo in apps/demo/maps, where they are committed.
 * Run by hand when one has changed: it needs a Chinese font (apt-get install fonts-noto-cjk).
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { drawMap } from '@cheese/generators/maps/drawMap';
import sharp from 'sharp';
import { fromOf, mapsOf } from '../../apps/demo/src/learning/kept/mapsOf';
import { seedCourses } from '../../apps/demo/src/learning/courses';
import { inRoot } from '../setup/root.mjs';
import { markOf, writeFacts } from './facts';

const folder = inRoot('apps', 'demo', 'maps');
/** Larger than displayed, so that it stays sharp when zoomed. */
const WIDTH = 2400;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const facts: Record<string, object> = {};
for (const map of mapsOf(seedCourses)) {
  const { slug, middle, branches } = map;
  const path = join(folder, `${slug}.webp`);
  const drawing = sharp(Buffer.from(drawMap(middle, branches).svg), { density: 108 });
  const { width, height } = await drawing
    .resize({ width: WIDTH })
    .webp({ quality: 78 })
    .toFile(path);
  facts[slug] = { width, height, from: fromOf(map), mark: await markOf([path]) };
}
await writeFacts(join(folder, 'maps.json'), facts);
console.log(`${Object.keys(facts).length} maps`);
