import type { Shape } from './shape';

/** The shapes of a layer, and what they were before and after. */
export interface History {
  past: readonly (readonly Shape[])[];
  shapes: readonly Shape[];
  future: readonly (readonly Shape[])[];
}

const STEPS = 200;

export const begun = (shapes: readonly Shape[]): History => ({ past: [], shapes, future: [] });

export function changed({ past, shapes }: History, next: readonly Shape[]): History {
  return { past: [...past, shapes].slice(-STEPS), shapes: next, future: [] };
}

export function undone(history: History): History {
  const { past, shapes, future } = history;
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), shapes: before, future: [shapes, ...future] }
    : history;
}

export function redone(history: History): History {
  const { past, shapes, future } = history;
  const [next, ...rest] = future;
  return next ? { past: [...past, shapes], shapes: next, future: rest } : history;
}

/** With a shape as it is now, in its place; a new one comes last. */
export function withShape(shapes: readonly Shape[], shape: Shape): readonly Shape[] {
  return shapes.some(({ id }) => id === shape.id)
    ? shapes.map((one) => (one.id === shape.id ? shape : one))
    : [...shapes, shape];
}

export const without = (shapes: readonly Shape[], id: string): readonly Shape[] =>
  shapes.filter((shape) => shape.id !== id);
