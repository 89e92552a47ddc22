import { boxOfBoth, grownBox } from './box';
import type { Shape } from './shape';
import type { Vec } from './vec';

/** The width of the seam between two pieces, and its deviation from the drawn line. */
interface Seam {
  gap: number;
  wander: (x: number, y: number, z: number) => Vec;
  /** The maximum deviation. */
  most: number;
}

/** Fitting pieces of one whole: each takes the part of its region that earlier pieces left. */
export function divide<Id extends string>(
  whole: Shape,
  regions: Readonly<Record<Id, Shape>>,
  { gap, wander, most }: Seam,
): Record<Id, Shape> {
  const entries = Object.entries<Shape>(regions);
  const pieces = entries.map(([id, own], index): [string, Shape] => {
    const before = entries.slice(0, index).map(([, shape]) => shape);
    const box = boxOfBoth(whole.box, grownBox(own.box, most));
    const at: Shape['at'] = (x, y, z) => {
      const claimed = own.at(x, y, z);
      if (claimed > 4 * most) return claimed;
      const [a, b, c] = wander(x, y, z);
      let deep = own.at(a, b, c) + gap / 2;
      for (const one of before) {
        deep = Math.max(deep, gap / 2 - one.at(a, b, c));
        if (deep > 4 * most) return deep;
      }
      return Math.max(deep, whole.at(x, y, z));
    };
    return [id, { box, at }];
  });
  return Object.fromEntries(pieces) as Record<Id, Shape>;
}
