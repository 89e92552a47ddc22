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

/** The progress after reading the file, and after placing its parts. */
export const STEPS = { read: 0.3, placed: 0.8 } as const;

/** Writes one GLB from the tree of any format. */
export async function makeModel(raw: RawModel, { limits, hooks }: Making): Promise<TakenModel> {
  checkCounts(raw, limits);
  const worlds = worldsOf(raw);
  const turned = toMillimetres(raw, worlds);
  const planned = partsOf(
    raw,
    worlds.map((world) => multiply(turned, world)),
    limits,
  );
  // From here on each part frees its shapes once it is written.
  for (const node of raw.nodes) node.shapes = [];
  const pictures = new SmallPictures(limits, raw.notes);
  const writer = new GlbWriter();
  const emptied = { dropped: 0 };
  const found: Found[] = [];
  for (const [at, part] of planned.entries()) {
    if (hooks.cancelled()) throw new ModelRefused('cancelled');
    const pieces = part.pieces.flatMap(({ shape, world }) => bake(shape, world, emptied) ?? []);
    part.pieces.length = 0;
    if (pieces.some(({ normals }) => normals === null)) raw.notes.add(noteTexts.normals);
    await makeSmall(pieces, pictures);
    found.push({ box: boxOf(pieces), triangles: trianglesIn(pieces) });
    writer.add(part, pieces);
    hooks.progress(STEPS.read + ((STEPS.placed - STEPS.read) * (at + 1)) / planned.length);
  }
  if (emptied.dropped > 0) raw.notes.add(noteTexts.emptyTriangles(emptied.dropped));
  pictures.sayWhatWasDone();
  const parts = seenParts(planned, found, writer);
  const triangles = parts.reduce((sum, one) => sum + one.triangles, 0);
  if (triangles === 0) return refuseModel('nothing');
  const glb = await writer.write();
  const { vertices, textures } = writer;
  const report = {
    format: raw.format,
    bytesBefore: 0,
    bytesAfter: glb.length,
    triangles,
    vertices,
    textures,
    notes: [...raw.notes],
  };
  return { glb, parts, report };
}

async function makeSmall(pieces: readonly Baked[], pictures: SmallPictures) {
  for (const one of pieces) {
    const picture = one.look?.picture && (await pictures.of(one.look.picture));
    if (one.look) one.look = { ...one.look, picture: picture ?? null };
  }
}

const trianglesIn = (pieces: readonly Baked[]) =>
  pieces.reduce((sum, { corners }) => sum + corners.length / 3, 0);

/** Counted again with instances, because each one is baked separately. */
function checkCounts({ nodes }: RawModel, limits: ModelLimits) {
  const shapes = nodes.flatMap((node) => node.shapes);
  const triangles = shapes.reduce((sum, shape) => sum + countOf(shape), 0);
  if (triangles > limits.triangles) refuseModel('triangles');
  const places = shapes.reduce((sum, shape) => sum + shape.places.byteLength, 0);
  if (places * 2 > limits.unpackedBytes) refuseModel('unpacked');
}

interface Found {
  box: Box | null;
  triangles: number;
}

/** The parts with something visible in them or below them, with their bounding boxes. */
function seenParts(planned: readonly PlannedPart[], found: readonly Found[], writer: GlbWriter) {
  for (let at = planned.length - 1; at >= 0; at -= 1) {
    const [box, above] = [found[at]?.box, found[planned[at]?.holder ?? -1]];
    if (!box) writer.drop(at);
    else if (above) above.box = joined(above.box, box);
  }
  return planned.flatMap(({ key, name, holder }, at): TakenPart[] => {
    const { box = null, triangles = 0 } = found[at] ?? {};
    const parent = planned[holder ?? -1]?.key ?? null;
    return box ? [{ key, name, parent, triangles, ...box }] : [];
  });
}

interface Box {
  min: Triple;
  max: Triple;
}

const axes = [0, 1, 2] as const;

function joined(one: Box | null, { min, max }: Box): Box {
  const box: Box = { min: [...(one?.min ?? min)], max: [...(one?.max ?? max)] };
  for (const axis of axes) {
    box.min[axis] = Math.min(box.min[axis], min[axis]);
    box.max[axis] = Math.max(box.max[axis], max[axis]);
  }
  return box;
}

/** The common bounding box; null if there are no pieces. */
function boxOf(pieces: readonly Baked[]): Box | null {
  if (pieces.length === 0) return null;
  const min: Triple = [Infinity, Infinity, Infinity];
  const max: Triple = [-Infinity, -Infinity, -Infinity];
  for (const { places, corners } of pieces) {
    for (const corner of corners) {
      for (const axis of axes) {
        const where = places[corner * 3 + axis] ?? 0;
        if (where < min[axis]) min[axis] = where;
        if (where > max[axis]) max[axis] = where;
      }
    }
  }
  return { min, max };
}
