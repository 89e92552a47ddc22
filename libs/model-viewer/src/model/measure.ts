import type { Place, Unit } from './part';

export const measureKinds = ['distance', 'angle'] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** Places that were pointed at, two for a distance and three for an angle. */
export interface Measure {
  kind: MeasureKind;
  places: readonly Place[];
}

const needed: Record<MeasureKind, number> = { distance: 2, angle: 3 };

const isComplete = ({ kind, places }: Measure) => places.length >= needed[kind];

/** Adds a point; after a complete measurement a new one starts. */
export function pointedAt(measure: Measure, place: Place): Measure {
  const places = isComplete(measure) ? [] : measure.places;
  return { ...measure, places: [...places, place] };
}

const less = (a: Place, b: Place) => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
const lengthOf = ({ x, y, z }: Place) => Math.hypot(x, y, z);

export const distanceOf = (a: Place, b: Place) => lengthOf(less(a, b));

/** Degrees at the second of three places; null where two of them are one. */
export function angleOf(a: Place, at: Place, b: Place): number | null {
  const [one, other] = [less(a, at), less(b, at)];
  const product = lengthOf(one) * lengthOf(other);
  if (product === 0) return null;
  const cosine = (one.x * other.x + one.y * other.y + one.z * other.z) / product;
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
}

const three = (value: number) => String(Number(value.toPrecision(3)));

/** The result in words; null until it is complete. */
export function measureText({ kind, places }: Measure, unit: Unit | null): string | null {
  const [a, b, c] = places;
  if (!a || !b) return null;
  if (kind === 'distance') {
    const length = distanceOf(a, b);
    return unit ? `${three(length * unit.perUnit)} ${unit.name}` : three(length);
  }
  const angle = c ? angleOf(a, b, c) : null;
  return angle === null ? null : `${angle.toFixed(1)}°`;
}
