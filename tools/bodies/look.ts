/**
 * npx tsx --tsconfig tsconfig.base.json tools/bodies/look.ts <folder> <slug> [--coarse 2] [--only a,b] [--without a,b] [--cut x,y,z,at]
 *
 * Draws a body from six directions as one PNG for inspection: all of it, single parts, or without
 * some; optionally cut by a plane, where the side of its direction is removed.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bodies } from '@cheese/generators/bodies/bodies';
import { buildBody } from '@cheese/generators/bodies/buildBody';
import { type Cut, drawView, views } from '@cheese/generators/bodies/drawViews';
import { openEdges, triangleCount } from '@cheese/generators/bodies/kit/mesh';
import sharp from 'sharp';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    coarse: { type: 'string', default: '1' },
    only: { type: 'string' },
    without: { type: 'string', default: '' },
    cut: { type: 'string' },
    name: { type: 'string', default: 'all' },
    views: { type: 'string' },
  },
});
const [folder = '.', slug] = positionals;
const SIZE = 480;

const plan = bodies.find((one) => one.slug === slug);
if (!plan) throw new Error(`There is no body ${slug}`);
const expand = (list: string) =>
  list.split(',').flatMap((id) => Object.keys(plan.groups[id]?.parts ?? { [id]: 0 }));
const without = expand(values.without);
const ids = Object.values(plan.groups).flatMap(({ parts }) => Object.keys(parts));
const wanted = (values.only ? expand(values.only) : ids).filter((id) => !without.includes(id));
const meshes = buildBody(plan, Number(values.coarse), wanted);
const [x = 0, y = 0, z = 0, at = 0] = (values.cut ?? '').split(',').map(Number);
const cut: Cut | undefined = values.cut ? { towards: [x, y, z], at } : undefined;

const asked = values.views?.split(',') ?? Object.keys(views);
const pictures = await Promise.all(
  asked.map(async (key, index) => ({
    input: await sharp(drawView(meshes, views[key as keyof typeof views], SIZE, cut), {
      raw: { width: SIZE, height: SIZE, channels: 3 },
    })
      .png()
      .toBuffer(),
    left: (index % 3) * SIZE,
    top: Math.floor(index / 3) * SIZE,
  })),
);
await sharp({
  create: {
    width: SIZE * Math.min(3, asked.length),
    height: SIZE * Math.ceil(asked.length / 3),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(pictures)
  .png()
  .toFile(join(folder, `${slug}-${values.name}.png`));
for (const { id, mesh } of meshes)
  if (openEdges(mesh) > 0) console.log(`${id}: ${openEdges(mesh)} edges are open`);
const total = meshes.reduce((sum, { mesh }) => sum + triangleCount(mesh), 0);
console.log(`${slug}: ${meshes.length} parts, ${total} triangles`);
