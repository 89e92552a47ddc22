import { stroke } from '../../pictures/svg';
import { drawGerm, drawRedCell } from './tissue';

export const NARROW = 96;
export const WIDE = 168;

export const germs: readonly (readonly [number, number])[] = [
  [560, 190],
  [640, 216],
  [710, 178],
  [600, 250],
  [690, 262],
];

export const drawGerms = (second: number, left: number = germs.length) =>
  germs
    .slice(0, left)
    .map(([x, y], at) =>
      drawGerm(
        x + 6 * Math.sin(second * 1.4 + at),
        y + 4 * Math.cos(second * 1.1 + at * 2),
        at * 47 + 8 * Math.sin(second + at),
      ),
    )
    .join('');

export const wound = stroke('M600 88L628 150L652 88', '#a33a2c', 7);

/** Red cells on their way: they keep to the middle, the faster the quicker. */
export const drawStream = (second: number, width: number, pace: number) =>
  Array.from({ length: 22 }, (_, at) => {
    const lane = (at * 7) % 5;
    const x = ((at * 61 + second * pace) % 1360) - 40;
    return drawRedCell(x, 420 + (lane - 2) * (width / 2 - 34) * 0.42);
  }).join('');
