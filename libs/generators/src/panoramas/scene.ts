/** Red, green and blue from 0 to 255, written in place to avoid millions of allocations. */
export type Rgb = [number, number, number];

/** The colour of a surface at a place on it. */
export type Paint = (u: number, v: number, out: Rgb) => void;

/** Metres: to the right, up, and forward from the middle of the floor. */
export type Point = readonly [x: number, y: number, z: number];

/** The six faces of a box by the way they look: left, right, down, up, back, forward. */
export type Face = 0 | 1 | 2 | 3 | 4 | 5;

export interface Box {
  kind: 'box';
  min: Point;
  max: Point;
  paint: Paint;
  /** Painted from 0 to 1 across, instead of `paint`; it shines by itself. */
  faces?: Partial<Record<Face, Paint>>;
}

export interface Ball {
  kind: 'ball';
  middle: Point;
  radii: Point;
  paint: Paint;
}

/** A cylinder that stands upright. */
export interface Tube {
  kind: 'tube';
  foot: Point;
  radius: number;
  height: number;
  paint: Paint;
}

export type Solid = Box | Ball | Tube;

/** A picture on a wall: `across` and `up` in metres from the wall's own corner. */
export interface Decal {
  face: Face;
  across: readonly [from: number, to: number];
  up: readonly [from: number, to: number];
  paint: Paint;
  /** Light of its own, such as a window's. */
  shines?: true;
}

export interface Scene {
  /** Width, height and depth of the room. */
  size: Point;
  eye: Point;
  floor: Paint;
  ceiling: Paint;
  wall: Paint;
  decals: readonly Decal[];
  solids: readonly Solid[];
}
