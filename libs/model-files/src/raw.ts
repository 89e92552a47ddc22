import type { Triple } from './shapes';

/** What every format is read into: a tree of nodes with triangles, as its file has them. */
export interface RawModel {
  format: string;
  /** How many millimetres one unit of the file is; null where the format does not say. */
  unitMm: number | null;
  up: 'x' | 'y' | 'z';
  /** Each after the one that holds it. */
  nodes: RawNode[];
  notes: Set<string>;
}

export interface RawNode {
  name: string;
  /** The place of what holds it in the list. */
  holder: number | null;
  /** Where it stands in what holds it, by columns. */
  matrix: readonly number[];
  shapes: RawShape[];
}

/** Triangles of one look. */
export interface RawShape {
  places: Float32Array;
  normals: Float32Array | null;
  uvs: Float32Array | null;
  /** Red, green, blue and cover of each corner, linear. */
  colours: Float32Array | null;
  /** Three for each triangle; null where the places follow one another. */
  corners: Uint32Array | null;
  look: RawLook | null;
}

export interface RawLook {
  name: string;
  /** Linear. */
  base: Triple;
  cover: number;
  roughness: number;
  metalness: number;
  isTwoSided: boolean;
  clear: 'OPAQUE' | 'MASK' | 'BLEND';
  picture: Uint8Array | null;
}

export const plainLook: RawLook = {
  name: '',
  base: [0.8, 0.8, 0.8],
  cover: 1,
  roughness: 0.6,
  metalness: 0,
  isTwoSided: false,
  clear: 'OPAQUE',
  picture: null,
};

export const countOf = ({ places, corners }: Pick<RawShape, 'places' | 'corners'>): number =>
  Math.floor((corners?.length ?? places.length / 3) / 3);
