import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import type { Shape } from './kit/shape';

/** Chinese, Latin and English name, and what a student learns of it. */
export type Words = readonly [zh: string, la: string, en: string, text: string];

/** A shape where its part differs from what holds for the group. */
export interface Drawn {
  shape: Shape;
  colour?: string;
  /** The size of cells that it is made of, in millimetres: half of its thinnest place at most. */
  cell?: number;
  triangles?: number;
  /** Of many small pieces, none of which is a crumb. */
  isStrewn?: boolean;
}

/** Parts that belong together: a heading of the tree. */
export interface Group {
  words: Words;
  colour: string;
  cell: number;
  /** Most triangles of a part. */
  triangles: number;
  system?: BodySystem;
  parts: Readonly<Record<string, Words>>;
}

/** A model as it is described: x to the left of the body, y up, z to the front, in millimetres. */
export interface BodyPlan {
  slug: string;
  words: Words;
  system: BodySystem;
  /** What is not as in nature. */
  simplified: string;
  groups: Readonly<Record<string, Group>>;
  /** Made when asked for: it takes time. */
  shapes: () => Readonly<Record<string, Shape | Drawn>>;
  /** Parts that lie against each other, and how many millimetres may be between them. */
  neighbours: readonly (readonly [string, string, number])[];
  /** Least and most of its width, height and depth in millimetres. */
  size: readonly [readonly [number, number, number], readonly [number, number, number]];
}
