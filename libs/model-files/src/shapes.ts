export interface GivenModel {
  /** The owner's file name; the format is detected from the content. */
  name: string;
  bytes: Uint8Array;
}

export type Triple = [number, number, number];

/** A named node: a visible part or the heading of some. */
export interface TakenPart {
  /** The unique name of its node in the GLB, stable when the file is converted again. */
  key: string;
  /** The name in the file. */
  name: string;
  /** The key of its parent. */
  parent: string | null;
  /** Its own triangles; 0 for a heading. */
  triangles: number;
  /** In millimetres; for a heading, the box of all its parts. */
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
  /** Sentences about what was dropped, simplified or assumed. */
  notes: string[];
}

export interface TakenModel {
  /** In millimetres with y up, compressed by meshopt. */
  glb: Uint8Array;
  /** Parents before children. */
  parts: TakenPart[];
  report: TakenReport;
}

export interface Hooks {
  /** Called with the progress from 0 to 1. */
  progress(part: number): void;
  cancelled(): boolean;
}
