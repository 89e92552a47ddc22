import type { ModelLimits } from '../limits';
import { countOf, type RawModel } from '../raw';
import { ModelRefused, refuseModel } from '../refusal';
import type { Hooks, TakenModel, TakenPart, Triple } from '../shapes';
import { noteTexts } from '../texts';
import { bake, type Baked } from './bake';
import { multiply } from './matrix';
import { partsOf, type PlannedPart } from './parts';
import { SmallPictures } from './pictures';
import { toMillimetres, worldsOf } from './size';
import { GlbWriter } from './writeGlb';

interface Making {
  limits: ModelLimits;
  hooks: Hooks;
}

/** How much of the work is done once a file is read, and once its parts are in place. */
export const STEPS = { read: 0.3, placed: 0.8 } as const;

/** One GLB of whatever was read. */
export async function makeModel(raw: RawModel, { limits, hooks }: Making): Promise<TakenModel> {
  checkCounts(raw, limits);
  const worlds = worldsOf(raw);
  const turned = toMillimetres(raw, worlds);
  const planned = partsOf(
    raw,
    worlds.map((world) => multiply(turned, world)),
    limits,
  );
  const pictures = new SmallPictures(limits, raw.notes);
  const emptied = { dropped: 0 };
  const pieces: Baked[][] = [];
  let lacksNormals = false;
  for (const [at, part] of planned.entries()) {
    if (hooks.cancelled()) throw new ModelRefused('cancelled');
    const baked = part.pieces.flatMap(({ shape, world }) => bake(shape, world, emptied) ?? []);
    part.pieces.length = 0;
    for (const one of baked) {
      const picture = one.look?.picture && (await pictures.of(one.look.picture));
      if (one.look) one.look = { ...one.look, picture: picture ?? null };
      lacksNormals ||= one.normals === null;
    }
    pieces.push(baked);
    hooks.progress(STEPS.read + ((STEPS.placed - STEPS.read) * (at + 1)) / planned.length);
  }
  if (emptied.dropped > 0) raw.notes.add(noteTexts.emptyTriangles(emptied.dropped));
  if (lacksNormals) raw.notes.add(noteTexts.normals);
  pictures.sayWhatWasDone();
  return written(raw, { planned, pieces });
}

/** Once more for what is shown several times: each time of it is made anew. */
function checkCounts({ nodes }: RawModel, limits: ModelLimits) {
  const shapes = nodes.flatMap((node) => node.shapes);
  const triangles = shapes.reduce((sum, shape) => sum + countOf(shape), 0);
  if (triangles > limits.triangles) refuseModel('triangles');
  const places = shapes.reduce((sum, shape) => sum + shape.places.byteLength, 0);
  if (places * 2 > limits.unpackedBytes) refuseModel('unpacked');
}

async function written(
  raw: RawModel,
  { planned, pieces }: { planned: readonly PlannedPart[]; pieces: readonly Baked[][] },
): Promise<TakenModel> {
  const boxes = boxesOf(planned, pieces);
  const writer = new GlbWriter();
  const places = new Map<number, number>();
  const parts: TakenPart[] = [];
  for (const [at, { key, name, holder }] of planned.entries()) {
    const [box, own] = [boxes[at], pieces[at] ?? []];
    // Nothing was left of it, or of what it holds.
    if (!box) continue;
    places.set(at, parts.length);
    writer.add({ key, holder: holder === null ? null : (places.get(holder) ?? null) }, own);
    const parent = holder === null ? null : (planned[holder]?.key ?? null);
    const triangles = own.reduce((sum, { corners }) => sum + corners.length / 3, 0);
    parts.push({ key, name, parent, triangles, ...box });
  }
  const triangles = parts.reduce((sum, one) => sum + one.triangles, 0);
  if (triangles === 0) return refuseModel('nothing');
  const glb = await writer.write();
  const { vertices, textures } = writer;
  const report = {
    ...{ format: raw.format, bytesBefore: 0, bytesAfter: glb.length, triangles },
    ...{ vertices, textures, notes: [...raw.notes] },
  };
  return { glb, parts, report };
}

interface Box {
  min: Triple;
  max: Triple;
}

/** Where each part lies with all that it holds; nothing where there is none of it. */
function boxesOf(planned: readonly PlannedPart[], pieces: readonly Baked[][]) {
  const boxes: (Box | undefined)[] = pieces.map((own) => {
    const box = own.length > 0 ? emptyBox() : undefined;
    for (const { places, corners } of own) if (box) widenBy(box, places, corners);
    return box;
  });
  for (let at = planned.length - 1; at >= 0; at -= 1) {
    const [own, above] = [boxes[at], planned[at]?.holder ?? null];
    if (!own || above === null) continue;
    const box = (boxes[above] ??= emptyBox());
    for (const axis of [0, 1, 2] as const) {
      box.min[axis] = Math.min(box.min[axis], own.min[axis]);
      box.max[axis] = Math.max(box.max[axis], own.max[axis]);
    }
  }
  return boxes;
}

const emptyBox = (): Box => ({
  min: [Infinity, Infinity, Infinity],
  max: [-Infinity, -Infinity, -Infinity],
});

function widenBy({ min, max }: Box, places: Float32Array, corners: Uint32Array) {
  for (const corner of corners) {
    for (const axis of [0, 1, 2] as const) {
      const where = places[corner * 3 + axis] ?? 0;
      if (where < min[axis]) min[axis] = where;
      if (where > max[axis]) max[axis] = where;
    }
  }
}
