import {
  type BufferAttribute,
  type BufferGeometry,
  Camera,
  Light,
  Line,
  type Material,
  Mesh,
  type Object3D,
  Points,
  SkinnedMesh,
  type Texture,
} from 'three';
import { MOST_DEPTH, MOST_NODES } from '../limits';
import type { RawModel, RawNode, RawShape } from '../raw';
import { refuseModel } from '../refusal';
import { noteTexts } from '../texts';
import { lookOf, type OpenPicture } from './looks';

interface Reading {
  open: OpenPicture;
  notes: Set<string>;
}

/** Bones may be nested deeper than parts. */
const MOST_WAY = MOST_DEPTH * 8;

/** Converts a three.js scene to the common tree. */
export function nodesOf(root: Object3D, reading: Reading): RawModel['nodes'] {
  const nodes: RawNode[] = [];
  const seen = new Set<Object3D>();
  const ahead = [{ object: root, holder: null as number | null, depth: 0 }];
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const { object, holder, depth } = next;
    if (seen.has(object)) return refuseModel('cycle');
    seen.add(object);
    if (nodes.length >= MOST_NODES) return refuseModel('parts');
    if (depth > MOST_WAY) return refuseModel('deep');
    if (object.matrixAutoUpdate) object.updateMatrix();
    const name = String(object.userData['originalName'] ?? object.name);
    const shapes = shapesOf(object, reading);
    const place = nodes.push({ name, holder, matrix: object.matrix.elements, shapes }) - 1;
    for (const child of object.children.toReversed()) {
      ahead.push({ object: child, holder: place, depth: depth + 1 });
    }
  }
  return nodes;
}

function shapesOf(object: Object3D, { open, notes }: Reading): RawShape[] {
  if (object instanceof Camera || object instanceof Light) notes.add(noteTexts.lights);
  if (object instanceof Line || object instanceof Points) notes.add(noteTexts.lines);
  if (object instanceof SkinnedMesh) notes.add(noteTexts.skins);
  if (!(object instanceof Mesh)) return [];
  const geometry = object.geometry as BufferGeometry | null;
  if (!geometry?.hasAttribute('position')) return [];
  if (Object.keys(geometry.morphAttributes).length > 0) notes.add(noteTexts.targets);
  const materials = [object.material as Material | Material[]].flat();
  const looked = materials.map((one) => lookOf(one, open, notes));
  if (materials.length < 2 || geometry.groups.length === 0) return [shapeOf(geometry, looked[0])];
  const byLook = new Map<number, { start: number; count: number }[]>();
  for (const { start, count, materialIndex = 0 } of geometry.groups) {
    byLook.set(materialIndex, [...(byLook.get(materialIndex) ?? []), { start, count }]);
  }
  return [...byLook].map(([at, runs]) => shapeOf(geometry, looked[at], runs));
}

type Looked = ReturnType<typeof lookOf>;

/** A surface with one material; of a surface with several, the triangles that use this one. */
function shapeOf(
  geometry: BufferGeometry,
  looked: Looked | undefined,
  runs?: readonly { start: number; count: number }[],
): RawShape {
  const [places, normals, uvs, colours] = ['position', 'normal', 'uv', 'color'].map((name) =>
    geometry.hasAttribute(name) ? (geometry.getAttribute(name) as BufferAttribute) : null,
  );
  const count = places?.count ?? 0;
  const order = geometry.getIndex();
  const corners = runs
    ? cornersIn(runs, order?.count ?? count).map((at) => order?.getX(at) ?? at)
    : order && Uint32Array.from({ length: order.count }, (_, at) => order.getX(at));
  const read = (attribute: BufferAttribute | null | undefined, size: number) =>
    attribute?.count === count && attribute.itemSize >= size ? numbersOf(attribute, size) : null;
  return packed({
    places: read(places, 3) ?? new Float32Array(),
    normals: read(normals, 3),
    uvs: movedUvs(read(uvs, 2), looked?.map ?? null),
    colours: coloursOf(read(colours, 3)),
    corners,
    look: looked?.look ?? null,
  });
}

function cornersIn(runs: readonly { start: number; count: number }[], most: number): Uint32Array {
  const all = runs.flatMap(({ start, count }) => {
    const from = Math.max(0, Math.floor(start));
    const to = Math.min(most, from + Math.max(0, Math.floor(count)));
    return from < to ? [{ from, to }] : [];
  });
  const corners = new Uint32Array(all.reduce((sum, { from, to }) => sum + to - from, 0));
  let end = 0;
  for (const { from, to } of all) for (let at = from; at < to; at += 1) corners[end++] = at;
  return corners;
}

function numbersOf(attribute: BufferAttribute, size: number): Float32Array {
  if (attribute.array instanceof Float32Array && attribute.itemSize === size)
    return attribute.array;
  const numbers = new Float32Array(attribute.count * size);
  for (let at = 0; at < numbers.length; at += 1) {
    numbers[at] = attribute.getComponent(Math.floor(at / size), at % size);
  }
  return numbers;
}

/**
 * Flips the origin of texture coordinates from the lower left to the upper left corner, as in glTF.
 */
function movedUvs(uvs: Float32Array | null, map: Texture | null): Float32Array | null {
  if (!uvs || !map) return null;
  const { repeat, offset } = map;
  return uvs.map((one, at) =>
    at % 2 === 0 ? one * repeat.x + offset.x : 1 - (one * repeat.y + offset.y),
  );
}

function coloursOf(colours: Float32Array | null): Float32Array | null {
  if (!colours) return null;
  const whole = new Float32Array((colours.length / 3) * 4);
  for (let at = 0; at < whole.length; at += 1) {
    whole[at] = at % 4 === 3 ? 1 : (colours[Math.floor(at / 4) * 3 + (at % 4)] ?? 1);
  }
  return whole;
}

/**
 * Drops vertices of other materials: otherwise a surface with many materials would be stored once
 * per material.
 */
function packed(shape: RawShape): RawShape {
  const { corners, places } = shape;
  if (!corners || corners.length * 3 >= places.length) return shape;
  if (corners.some((at) => at * 3 + 2 >= places.length)) return refuseModel('broken');
  const pick = (from: Float32Array | null, size: number) =>
    from &&
    Float32Array.from(
      { length: corners.length * size },
      (_, at) => from[(corners[Math.floor(at / size)] ?? 0) * size + (at % size)] ?? 0,
    );
  return {
    ...shape,
    places: pick(places, 3) ?? places,
    normals: pick(shape.normals, 3),
    uvs: pick(shape.uvs, 2),
    colours: pick(shape.colours, 4),
    corners: null,
  };
}
