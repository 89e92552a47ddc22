import type { TissueName } from '@cheese/generators/tissues/tissues';
import kept from './places.json';

interface Spot {
  x: number;
  y: number;
}

/** Numbers as they are kept: x and y in turns. */
interface KeptPlace {
  at: readonly number[];
  around?: readonly number[];
}

export interface Place extends Spot {
  /** What goes around it, where that is known. */
  around: Spot[] | null;
}

/** Of one slide: its landmarks by their keys, and what was looked for by its name. */
export interface Places {
  landmarks: ReadonlyMap<string, Place>;
  looks: ReadonlyMap<string, Place[]>;
}

type StoredPlaces = Record<
  TissueName,
  { landmarks: Record<string, KeptPlace>; looks: Record<string, KeptPlace[]> }
>;

const spotsOf = (numbers: readonly number[]): Spot[] =>
  numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1] ?? 0 }] : []));

const placeOf = ({ at: [x = 0, y = 0], around }: KeptPlace): Place => ({
  x,
  y,
  around: around ? spotsOf(around) : null,
});

/** Found in the pictures beforehand: looking for them while planting would take seconds. */
export function placesOf(tissue: TissueName): Places {
  const { landmarks, looks } = (kept as unknown as StoredPlaces)[tissue];
  return {
    landmarks: new Map(Object.entries(landmarks).map(([key, place]) => [key, placeOf(place)])),
    looks: new Map(Object.entries(looks).map(([name, list]) => [name, list.map(placeOf)])),
  };
}
