import { smoothWay } from '../kit/sweep';
import { type Frame, frameOf, less, type Vec } from '../kit/vec';

export type Region = 'cervical' | 'thoracic' | 'lumbar';

/** One vertebra: the position and size of its body in millimetres. */
export interface Level {
  id: string;
  region: Region;
  /** Counted from above within its region. */
  number: number;
  at: Vec;
  frame: Frame;
  height: number;
  /** Half of the body's width and depth. */
  wide: number;
  deep: number;
  /** The height of the disc below it. */
  disc: number;
}

/** From the sacrum up: height and how far to the front; forward in the loins and the neck. */
const way = smoothWay(
  [
    [0, 0, 4, 1],
    [0, 70, 20, 1],
    [0, 150, 10, 1],
    [0, 260, -16, 1],
    [0, 370, -20, 1],
    [0, 460, 0, 1],
    [0, 530, 10, 1],
    [0, 590, 6, 1],
    [0, 680, -2, 1],
  ],
  12,
);

function onWay(height: number): { at: Vec; frame: Frame } {
  const next = Math.max(
    1,
    way.findIndex(([, y]) => y >= height),
  );
  const [from = [0, 0, 0, 0], to = [0, 1, 0, 0]] = [way[next - 1], way[next]];
  const part = (height - from[1]) / (to[1] - from[1]);
  const along = less([to[0], to[1], to[2]], [from[0], from[1], from[2]]);
  return {
    at: [0, height, from[2] + (to[2] - from[2]) * part],
    frame: frameOf(along, [0, 0, 1]),
  };
}

const mix = (from: number, to: number, part: number) => from + (to - from) * part;

const sizes = (region: Region, part: number) => {
  if (region === 'lumbar')
    return { height: mix(26, 28, part), wide: mix(21, 25, part), deep: mix(15, 17, part), disc: 9 };
  if (region === 'thoracic')
    return {
      height: mix(17, 24, part),
      wide: mix(14, 20, part),
      deep: mix(9, 15, part),
      disc: 4.5,
    };
  return { height: 13, wide: mix(9, 13, part), deep: mix(7.5, 8.5, part), disc: 4.5 };
};

const counts = { lumbar: 5, thoracic: 12, cervical: 7 } as const;
const letters = { lumbar: 'l', thoracic: 't', cervical: 'c' } as const;

/** From the lowest lumbar vertebra up to the atlas. */
export const levels: readonly Level[] = (() => {
  const found: Level[] = [];
  let bottom = 10;
  for (const region of ['lumbar', 'thoracic', 'cervical'] as const)
    for (let number = counts[region]; number >= 1; number--) {
      const size = sizes(region, (number - 1) / (counts[region] - 1));
      const id = `${letters[region]}${number}`;
      const isAxis = id === 'c2';
      const height = isAxis ? 18 : size.height;
      const middle = bottom + height / 2;
      found.push({ id, region, number, ...onWay(middle), ...size, height });
      bottom = middle + height / 2 + (isAxis ? 0 : size.disc);
    }
  return found;
})();
