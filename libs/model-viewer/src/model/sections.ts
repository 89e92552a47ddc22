import type { Place } from './part';

export const sectionAxes = ['x', 'y', 'z'] as const;
export type SectionAxis = (typeof sectionAxes)[number];

/** A plane that cuts the model; what lies before it is gone. */
export interface Section {
  axis: SectionAxis;
  /** From -1, the one end of the model, to 1, the other. */
  at: number;
  /** Degrees from the axis, about the two others. */
  turn: number;
  tilt: number;
  isFlipped: boolean;
}

export interface Box {
  least: Place;
  most: Place;
}

/** Kept is what has `normal · place + constant` at least nought. */
export interface Plane {
  normal: Place;
  constant: number;
}

export const MOST_SECTIONS = 3;
export const MOST_TURN = 80;

export const newSection = (axis: SectionAxis): Section => ({
  axis,
  at: 0,
  turn: 0,
  tilt: 0,
  isFlipped: false,
});

export const dot = (a: Place, b: Place) => a.x * b.x + a.y * b.y + a.z * b.z;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function directionOf({ axis, turn, tilt }: Section): Place {
  const across = Math.sin(radians(turn)) * Math.cos(radians(tilt));
  const along = Math.cos(radians(turn)) * Math.cos(radians(tilt));
  const over = Math.sin(radians(tilt));
  if (axis === 'x') return { x: along, y: over, z: across };
  if (axis === 'y') return { x: across, y: along, z: over };
  return { x: across, y: over, z: along };
}

export function planeOf(section: Section, { least, most }: Box): Plane {
  const normal = directionOf(section);
  const half = {
    x: (most.x - least.x) / 2,
    y: (most.y - least.y) / 2,
    z: (most.z - least.z) / 2,
  };
  const middle = { x: least.x + half.x, y: least.y + half.y, z: least.z + half.z };
  const reach =
    Math.abs(normal.x) * half.x + Math.abs(normal.y) * half.y + Math.abs(normal.z) * half.z;
  const offset = dot(normal, middle) + section.at * reach;
  return section.isFlipped
    ? { normal, constant: -offset }
    : { normal: { x: -normal.x, y: -normal.y, z: -normal.z }, constant: offset };
}

export const isKept = (place: Place, planes: readonly Plane[]) =>
  planes.every(({ normal, constant }) => dot(normal, place) + constant >= 0);
