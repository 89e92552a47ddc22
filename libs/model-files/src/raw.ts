import type { Triple } from './shapes';

/** The common form of every format: a tree of nodes with triangles, as in the file. */
export interface RawModel {
  format: string;
  /** Millimetres per unit of the file; null if the format does not define it. */
  unitMm: number | null;
  up: 'x' | 'y' | 'z';
  /** Parents before children. */
  nodes: RawNode[];
  notes: Set<string>;
}

export interface RawNode {
  name: string;
  /** The index of the parent node. */
  holder: number | null;
  /** The matrix relative to the parent, column-major. */
  matrix: readonly number[];
  shapes: RawShape[];
}

/** Triangles with one material. */
export interface RawShape {
  places: Float32Array;
  normals: Float32Array | null;
  uvs: Float32Array | null;
  /** Linear RGBA of each vertex. */
  colours: Float32Array | null;
  /** Three vertex indices per triangle; null if the vertices are in triangle order. */
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
