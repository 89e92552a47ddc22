import { chanceAt } from '../noise';
import type { Paint } from '../paint';
import { paintVessel, type Vessel } from './vessel';

export interface VesselPlan {
  seed: number;
  /** The size of a field, which holds at most one pair. */
  every: number;
  deep?: number;
  present: number;
  /** Inner radius of the artery; its vein is wider and has a thin wall. */
  radius: number;
}

interface Pair {
  artery: Vessel;
  vein: Vessel;
}

/** Pairs of vessels here and there in loose tissue. */
export function vesselsIn({ seed, every, deep = every, present, radius }: VesselPlan) {
  const known = new Map<number, Pair | null>();
  const make = (column: number, row: number): Pair | null => {
    const own = (way: number) => chanceAt(column, row, seed + way);
    if (own(0) > present) return null;
    const size = radius * (0.6 + own(1) * 0.8);
    const most = size * 4.4;
    const x = (column + 0.5) * every + (own(2) - 0.5) * Math.max(0, every - most * 2.4);
    const y = (row + 0.5) * deep + (own(3) - 0.5) * Math.max(0, deep - most * 1.6);
    const lean = own(4) * 3;
    const full = 0.5 + own(5) * 0.4;
    return {
      artery: { x, y, radius: size, wall: size * 0.5, full, flat: 1 + own(6) * 0.5, lean },
      vein: {
        x: x + size * 3.1,
        y: y + (own(7) - 0.5) * size * 2,
        radius: size * 1.1,
        wall: 12,
        full: full + 0.1,
        flat: 1.2 + own(8) * 0.6,
        lean: lean * 0.3,
      },
    };
  };
  return (x: number, y: number, scale: number, paint: Paint): string => {
    const [column, row] = [Math.floor(x / every), Math.floor(y / deep)];
    const key = column * 4096 + row;
    let pair = known.get(key);
    if (pair === undefined) {
      pair = make(column, row);
      known.set(key, pair);
    }
    if (!pair) return '';
    if (paintVessel(pair.artery, x, y, scale, paint)) return 'artery';
    return paintVessel(pair.vein, x, y, scale, paint) ? 'vein' : '';
  };
}
