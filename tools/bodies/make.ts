/**
 * npx tsx --tsconfig tsconfig.base.json tools/bodies/make.ts [slug…]
 *
 * Regenerates the bodies of the demo content in apps/demo/bodies, where they are committed: a GLB,
 * its tree of parts as JSON and a picture of each. Run by hand when one has changed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bodies } from '@cheese/generators/bodies/bodies';
import type { BodyPlan } from '@cheese/generators/bodies/body';
import { buildBody, partsOf } from '@cheese/generators/bodies/buildBody';
import { drawView, views } from '@cheese/generators/bodies/drawViews';
import { glbOf } from '@cheese/generators/bodies/glb';
import { triangleCount } from '@cheese/generators/bodies/kit/mesh';
import sharp from 'sharp';
import { markOf, writeFacts } from '../films/facts';
import { inRoot } from '../setup/root.mjs';

const folder = inRoot('apps', 'demo', 'bodies');
const SIZE = 480;

async function makeBody(plan: BodyPlan) {
  const path = (ending: string) => join(folder, `${plan.slug}${ending}`);
  const meshes = buildBody(plan);
  const file = glbOf(meshes);
  const paths = [path('.glb'), path('.webp')];
  await writeFile(path('.glb'), file);
  await sharp(drawView(meshes, views.front, SIZE), {
    raw: { width: SIZE, height: SIZE, channels: 3 },
  })
    .webp({ quality: 80 })
    .toFile(path('.webp'));
  const [name, nameLatin, nameEn, description] = plan.words;
  const triangles = meshes.reduce((sum, { mesh }) => sum + triangleCount(mesh), 0);
  await writeFacts(path('.json'), {
    name,
    nameLatin,
    nameEn,
    description,
    system: plan.system,
    simplified: plan.simplified,
    triangles,
    bytes: file.length,
    parts: partsOf(plan),
    mark: await markOf(paths),
  });
  console.log(`${plan.slug}: ${meshes.length} parts, ${triangles} triangles, ${file.length} bytes`);
}

await mkdir(folder, { recursive: true });
const asked = process.argv.slice(2);
for (const plan of bodies)
  if (asked.length === 0 || asked.includes(plan.slug)) await makeBody(plan);
