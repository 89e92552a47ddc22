import type { Easel } from '../brush/easel';
import { land, makeLine, ranges } from '../brush/land';
import { backdrop, figure } from '../brush/paint';
import { pines } from '../brush/plants';
import { clouds } from '../brush/sky';
import { mirror, ripples } from '../brush/water';

const SHORE = 94;

/** Two mountains, their shaded sides, their snow: in pixels of the picture. */
const mountains = [
  ['#6d86a3', 'M20 94L88 26L118 58L150 40L222 94z'],
  ['#566f8e', 'M88 26L118 58L130 94H82z'],
  ['#5d7694', 'M150 40L222 94H160L142 62z'],
  ['#f4f8fb', 'M88 26L72 42L78 40L83 45L88 38L93 44L97 40L104 43z'],
  ['#f4f8fb', 'M150 40L138 50L144 49L149 53L154 48L159 52L165 51z'],
] as const;

/** A mountain lake at noon, so still that it shows everything twice. */
export function scene(easel: Easel) {
  backdrop(easel, ['#4f9bd0', '#8cc4e4', '#d9eef2']);
  clouds(easel, 4, 40, '#ffffffe0');
  for (const [paint, path] of mountains) figure(easel.context, [0, 0], path, paint);
  ranges(easel, [{ base: 80, swing: 10, wave: 58, paint: ['#5b8a80', '#78a48d'] }]);
  const shore = makeLine(easel, { base: SHORE - 5, swing: 5, wave: 80 });
  land(easel, shore, ['#3c6b55', '#2d5a48'], SHORE + 1);
  pines(easel, shore, 6, 21, ['#2a5b48', '#34684f', '#214d3e', '#3f7657']);
  mirror(easel, SHORE, 0.82);
  ripples(easel, SHORE, 150, ['#d7eef5', '#9fd0e4', '#2f6f80']);
}
