import { slideTaskKindCodes, type SlideTaskKind } from '@cheese/domain/codes/slides/slideTask';
import type { TaskKey } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import type { Shape, ShapeKind } from '@cheese/slide-viewer/shapes/shape';
import { dot, ring, targetShape } from '../overlays';

const closed: readonly ShapeKind[] = ['freehand', 'polygon', 'rectangle', 'ellipse'];

/** Drawing tools for the key, by kind of task. */
export const keyTools: Record<SlideTaskKind, readonly ShapeKind[]> = {
  1: ['point', 'polygon', 'ellipse', 'rectangle'],
  2: ['freehand', 'polygon', 'ellipse', 'rectangle'],
  3: ['point', 'polygon', 'rectangle'],
  4: ['point'],
  5: closed.slice(1),
  6: ['point', 'polygon', 'ellipse', 'rectangle'],
};

const REGION = 'region';
/** A rectangle is the region to search in; targets and outlines have other shapes. */
export const isRegion = ({ id, kind }: Shape) => id === REGION || kind === 'rectangle';

const regionOf = (region?: readonly { x: number; y: number }[] | null): Shape[] =>
  region ? [ring(REGION, region, 'yellow')] : [];

/** Shapes of a stored key. */
export function shapesOf(key: TaskKey): Shape[] {
  switch (key.kind) {
    case slideTaskKindCodes.point:
    case slideTaskKindCodes.find:
      return [
        ...key.targets.map((target, i) => targetShape(`key-${i}`, target, 'blue')),
        ...regionOf(key.region),
      ];
    case slideTaskKindCodes.outline:
      return [ring('key', key.outline, 'blue'), ...regionOf(key.region)];
    case slideTaskKindCodes.count:
      return [
        ...key.cells.map((cell, i) => dot(`key-${i}`, cell, 'blue')),
        ...regionOf(key.region),
      ];
    case slideTaskKindCodes.label:
      return key.pairs.map(({ at, text }, i) => dot(`key-${i}`, at, 'blue', text));
    case slideTaskKindCodes.choose:
      return regionOf(key.region);
  }
}

/** A task has one outline and one region; a new one replaces the old one. */
export function limited(kind: SlideTaskKind, shapes: readonly Shape[]): readonly Shape[] {
  if (kind === slideTaskKindCodes.label) return shapes;
  if (kind === slideTaskKindCodes.count || kind === slideTaskKindCodes.choose) {
    const region = shapes.findLast((shape) => shape.kind !== 'point');
    return shapes.filter((shape) => shape.kind === 'point' || shape === region);
  }
  const region = shapes.findLast(isRegion);
  const outline =
    kind === slideTaskKindCodes.outline && shapes.findLast((shape) => !isRegion(shape));
  return shapes.filter((shape) =>
    isRegion(shape) ? shape === region : !outline || shape === outline,
  );
}
