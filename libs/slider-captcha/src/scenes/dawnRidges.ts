import type { Easel } from '../brush/easel';
import { ranges } from '../brush/land';
import { backdrop } from '../brush/paint';
import { pines } from '../brush/plants';
import { birds, sun } from '../brush/sky';

/** Blue mountains one behind another, the sun just over the last of them. */
export function scene(easel: Easel) {
  backdrop(easel, ['#7c86b8', '#c9a3b4', '#f5c6a0', '#fde3b4']);
  sun(easel, 176, 62, 11, '#fff3cf');
  birds(easel, 92, 36, '#5d5f8a');
  const lines = ranges(easel, [
    { base: 76, swing: 13, wave: 62, paint: ['#b9a6c2', '#e2c2bd'] },
    { base: 92, swing: 15, wave: 54, paint: ['#8c8ab4', '#c3adc0'] },
    { base: 108, swing: 16, wave: 66, rough: 0.45, paint: ['#5f6a9c', '#9893b6'] },
    { base: 124, swing: 14, wave: 48, paint: ['#3e4d7c', '#69709f'] },
    { base: 142, swing: 9, wave: 70, paint: ['#233256', '#2d3c63'] },
  ]);
  const [, , third = Number, fourth = Number, front = Number] = lines;
  pines(easel, third, 7, 9, ['#53608f', '#4b5888']);
  pines(easel, fourth, 8, 16, ['#33426f', '#2c3a66', '#3a4977']);
  pines(easel, front, 13, 36, ['#16223f', '#1b2848', '#202e50']);
}
