export interface GivenModel {
  /** As its owner calls it; its content says what it is. */
  name: string;
  bytes: Uint8Array;
}

export type Triple = [number, number, number];

/** A node that somebody can name: one that is seen, or the heading of some that are. */
export interface TakenPart {
  /** The name of its node in the GLB, once in it, the same each time the file is taken. */
  key: string;
  /** As the file calls it. */
  name: string;
  /** The key of what holds it. */
  parent: string | null;
  /** Its own; none where it is a heading. */
  triangles: number;
  /** In millimetres; of a heading, that of all that it holds. */
  min: Triple;
  max: Triple;
}

export interface TakenReport {
  format: string;
  bytesBefore: number;
  bytesAfter: number;
  triangles: number;
  vertices: number;
  textures: number;
  /** What was dropped, simplified or assumed, each as a sentence. */
  notes: string[];
}

export interface TakenModel {
  /** Millimetres, y up, packed by meshopt. */
  glb: Uint8Array;
  /** Each after the one that holds it. */
  parts: TakenPart[];
  report: TakenReport;
}

export interface Hooks {
  /** How far it is, from 0 to 1. */
  progress(part: number): void;
  cancelled(): boolean;
}
