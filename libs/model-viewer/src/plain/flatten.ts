import { Color, type Matrix4, Vector3 } from 'three';
import { axesOf, homeView, seenFrom, type Side, type View } from '../model/view';
import type { Bodies, Body, Piece } from '../stage/bodies';

/** A body as it lies in the plane of a picture: in radii of the model, from its middle. */
export interface FlatBody {
  id: string;
  /** Red, green and blue, each up to 255. */
  colour: readonly [number, number, number];
  /** To the right, up, and towards the eye; three corners after each other are a triangle. */
  corners: Float32Array;
}

interface Looking {
  axes: readonly Vector3[];
  middle: Vector3;
  radius: number;
}

const at = new Vector3();

function putCorner(
  home: Matrix4,
  { axes, middle, radius }: Looking,
  into: Float32Array,
  to: number,
) {
  at.applyMatrix4(home).sub(middle).divideScalar(radius);
  axes.forEach((axis, i) => (into[to + i] = at.dot(axis)));
}

function cornersOf({ mesh, home }: Piece, looking: Looking): Float32Array {
  const { index } = mesh.geometry;
  const position = mesh.geometry.getAttribute('position');
  const count = index?.count ?? position.count;
  const corners = new Float32Array(count * 3);
  for (let i = 0; i < count; i += 1) {
    at.fromBufferAttribute(position, index ? index.getX(i) : i);
    putCorner(home, looking, corners, i * 3);
  }
  return corners;
}

const joined = (lists: readonly Float32Array[]) => {
  const all = new Float32Array(lists.reduce((length, list) => length + list.length, 0));
  let from = 0;
  for (const list of lists) {
    all.set(list, from);
    from += list.length;
  }
  return all;
};

function colourOf({ colour }: Body): FlatBody['colour'] {
  const hex = new Color(colour).getHex();
  return [(hex >> 16) & 255, (hex >> 8) & 255, hex & 255];
}

/** All bodies as they are seen from somewhere. */
function flatten({ all, middle, radius }: Bodies, view: View): FlatBody[] {
  const { right, up, back } = axesOf(view);
  const axes = [right, up, back].map(({ x, y, z }) => new Vector3(x, y, z));
  const looking = { axes, middle, radius };
  return all.map((body) => ({
    id: body.id,
    colour: colourOf(body),
    corners: joined(body.pieces.map((piece) => cornersOf(piece, looking))),
  }));
}

type Sides = Map<Side, readonly FlatBody[]>;
const known = new WeakMap<Bodies, Sides>();

/** All bodies projected from one side, cached per side. */
export function flatFrom(bodies: Bodies, side: Side): readonly FlatBody[] {
  const sides: Sides = known.get(bodies) ?? new Map();
  const flat = sides.get(side) ?? flatten(bodies, seenFrom(homeView, side));
  known.set(bodies, sides.set(side, flat));
  return flat;
}
