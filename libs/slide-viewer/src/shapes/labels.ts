import { outlineOf } from './outline';
import type { Shape } from './shape';

export interface LabelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (one: LabelBox, other: LabelBox) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Boxes are looked for among those of the same band alone. */
const BAND = 32;

/** Places labels without overlap, `most` at the most. */
export function labelRoom(most: number) {
  const bands = new Map<number, LabelBox[]>();
  let left = most;
  const bandsOf = ({ top, bottom }: LabelBox) => {
    const first = Math.floor(top / BAND);
    return Array.from({ length: Math.floor(bottom / BAND) - first + 1 }, (_, i) => first + i);
  };
  return {
    isFull: () => left <= 0,
    /** Returns true if the label is placed; with `must` it is placed even over others. */
    take(box: LabelBox, must = false): boolean {
      const among = bandsOf(box);
      const isTaken = among.some((band) => bands.get(band)?.some((one) => overlap(one, box)));
      if (!must && (isTaken || left <= 0)) return false;
      left -= 1;
      for (const band of among) bands.set(band, [...(bands.get(band) ?? []), box]);
      return true;
    },
  };
}

const sorted = new WeakMap<readonly Shape[], readonly Shape[]>();

/**
 * Order in which labels get room: text shapes first, then larger shapes, then earlier ones. Cached,
 * because every frame asks for it.
 */
export function byImportance(shapes: readonly Shape[]): readonly Shape[] {
  const known = sorted.get(shapes);
  if (known) return known;
  const sizeOf = (shape: Shape) => (shape.kind === 'text' ? Infinity : outlineOf(shape).radius);
  const ranked = shapes
    .map((shape) => ({ shape, size: sizeOf(shape) }))
    // Infinity less itself is no number.
    .sort((one, other) => (one.size === other.size ? 0 : other.size - one.size))
    .map(({ shape }) => shape);
  sorted.set(shapes, ranked);
  return ranked;
}
