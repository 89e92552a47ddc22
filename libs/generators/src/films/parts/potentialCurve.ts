import { circle } from '../../pictures/svg';
import { lineThrough } from '../timing';
import { card, dashes, line, plot, tints, write } from './pens';

/** In millivolts, by milliseconds, of the axon of a nerve. */
export const potential = lineThrough([
  [0, -70],
  [1, -70],
  [1.35, -62],
  [1.6, -55],
  [1.8, -20],
  [2.05, 28],
  [2.15, 30],
  [2.3, 20],
  [2.7, -35],
  [3.1, -70],
  [3.6, -80],
  [4.6, -74],
  [6, -70],
]);
export const xOf = (ms: number) => 132 + ms * 80;
export const yOf = (mV: number) => 240 - mV * 2.9;

const grid = [-70, -55, 0, 30]
  .map(
    (mV) =>
      dashes(132, yOf(mV), 620, yOf(mV), mV === -55 ? tints.brand : tints.line, 1.5) +
      write(122, yOf(mV) + 6, String(mV), { size: 17, fill: tints.second, anchor: 'end' }),
  )
  .join('');

export const axes =
  card(48, 100, 600, 490) +
  grid +
  line(
    [
      [132, 124],
      [132, 556],
      [624, 556],
    ],
    tints.second,
    2,
  ) +
  write(66, 134, '膜电位', { size: 16, fill: tints.second }) +
  write(70, 156, 'mV', { size: 15, fill: tints.pale }) +
  write(618, 580, '时间（毫秒）', { size: 15, fill: tints.pale, anchor: 'end' }) +
  write(616, yOf(-55) - 8, '阈电位', {
    size: 16,
    fill: tints.brandDeep,
    bold: true,
    anchor: 'end',
  });

export const curveTo = (ms: number) =>
  line(
    plot(potential, [0, ms], (x, y) => [xOf(x), yOf(y)], Math.max(4, Math.round(ms * 40))),
    tints.red,
    4,
  ) + circle(xOf(ms), yOf(potential(ms)), 8, tints.red);
