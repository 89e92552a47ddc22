import type { Point } from '../geometry/view';

export type ShapeKind =
  | 'point'
  | 'arrow'
  | 'line'
  | 'path'
  | 'rectangle'
  | 'ellipse'
  | 'polygon'
  | 'freehand'
  | 'angle'
  | 'text';

export type ShapeColour = 'yellow' | 'red' | 'blue' | 'green' | 'white' | 'black';

/** Something drawn on a slide, in pixels of the slide. */
export interface Shape {
  id: string;
  kind: ShapeKind;
  /** An arrow ends at its last; rectangles and ellipses have the four corners of their box. */
  points: readonly Point[];
  /** The first line is the label; the rest is shown on demand. */
  text: string;
  colour: ShapeColour;
  /** Its length, area or angle stands beside it. */
  isMeasured: boolean;
}

/** Shapes that are shown and hidden together. */
export interface Layer {
  id: string;
  name: string;
  isShown: boolean;
  /** From 0 to 1; quite there where nothing is said. */
  opacity?: number;
  shapes: readonly Shape[];
}

export const hasBox = (kind: ShapeKind) => kind === 'rectangle' || kind === 'ellipse';

/** Drawn by hand it is closed where it ends as it began. */
export function isClosed({ kind, points }: Pick<Shape, 'kind' | 'points'>): boolean {
  if (kind !== 'freehand') return hasBox(kind) || kind === 'polygon';
  const [first, last] = [points[0], points.at(-1)];
  return points.length > 3 && first?.x === last?.x && first?.y === last?.y;
}
