import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import type { Shape } from './kit/shape';

/** Chinese, Latin and English name, and the description for students. */
export type Words = readonly [zh: string, la: string, en: string, text: string];

/** A shape with settings that differ from its group's. */
export interface Drawn {
  shape: Shape;
  colour?: string;
  /** The size of its sampling cells in millimetres: at most half of its thinnest place. */
  cell?: number;
  triangles?: number;
  /** True for a part made of many small pieces, which must not be removed as debris. */
  isStrewn?: boolean;
}

/** A group of parts: a heading of the tree. */
export interface Group {
  words: Words;
  colour: string;
  cell: number;
  /** The maximum number of triangles of a part. */
  triangles: number;
  system?: BodySystem;
  parts: Readonly<Record<string, Words>>;
}

/** The description of a model: x to the left of the body, y up, z to the front, in millimetres. */
export interface BodyPlan {
  slug: string;
  words: Words;
  system: BodySystem;
  /** How the model simplifies nature. */
  simplified: string;
  groups: Readonly<Record<string, Group>>;
  /** Built on demand, because it takes time. */
  shapes: () => Readonly<Record<string, Shape | Drawn>>;
  /** Adjacent parts, and the maximum gap between them in millimetres. */
  neighbours: readonly (readonly [string, string, number])[];
  /** The minimum and maximum width, height and depth in millimetres. */
  size: readonly [readonly [number, number, number], readonly [number, number, number]];
}
