import { nothingBeside } from '@cheese/model-files/gltf/beside';
import { splitGlb } from '@cheese/model-files/gltf/glb';
import { parseGltf, readGltf } from '@cheese/model-files/gltf/readGltf';
import type { ModelLimits } from '@cheese/model-files/limits';
import { bake } from '@cheese/model-files/make/bake';
import { worldsOf } from '@cheese/model-files/make/size';
import { plainLook } from '@cheese/model-files/raw';
import type { PackedNode } from './mesh/packGlb';

/** As CSS has it, of linear light. */
const hex = (linear: readonly number[]) =>
  `#${linear
    .map((one) => Math.round(255 * Math.min(1, Math.max(0, one)) ** (1 / 2.2)))
    .map((one) => one.toString(16).padStart(2, '0'))
    .join('')}`;

/** The visible meshes of a GLB, for drawing. */
export async function nodesOf(glb: Uint8Array, limits: ModelLimits): Promise<PackedNode[]> {
  const { json, binary } = splitGlb(Buffer.from(glb));
  const file = { json: parseGltf(json), binary, beside: nothingBeside, format: 'GLB' };
  const raw = await readGltf(file, limits);
  const worlds = worldsOf(raw);
  return raw.nodes.flatMap(({ name, shapes }, at) =>
    shapes.flatMap((shape) => {
      const mesh = bake(shape, worlds[at] ?? [], { dropped: 0 });
      return mesh ? [{ name, colour: hex((shape.look ?? plainLook).base), mesh }] : [];
    }),
  );
}
