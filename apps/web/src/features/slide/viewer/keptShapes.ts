import { storedJson } from '@cheese/auth/storedJson';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';

/** Drawings on a slide kept on this device; shapes of an outdated format are dropped. */
const kept = (slideId: number) =>
  storedJson<readonly Shape[]>(
    localStorage,
    `slide-shapes-${slideId}`,
    (shapes) => Array.isArray(shapes) && shapes.every(isShape),
  );

export const readShapes = (slideId: number): readonly Shape[] => kept(slideId).get() ?? [];

export function keepShapes(slideId: number, shapes: readonly Shape[]): void {
  if (shapes.length === 0) kept(slideId).clear();
  else kept(slideId).set(shapes);
}

function isShape(said: unknown): said is Shape {
  const { id, kind, points, text } = (said ?? {}) as Partial<Shape>;
  const areStrings = [id, kind, text].every((one) => typeof one === 'string');
  return areStrings && Array.isArray(points) && points.every(isPoint);
}

const isPoint = (said: unknown) => {
  const { x, y } = (said ?? {}) as { x?: unknown; y?: unknown };
  return Number.isFinite(x) && Number.isFinite(y);
};
