import { between, type Easel, height, width } from './easel';

export type Point = readonly [number, number];

export const anywhere = (easel: Easel): Point => [
  between(easel, 0, width),
  between(easel, 0, height),
];

/** A point not quite where it was meant to be. */
export const astray = (easel: Easel, [x, y]: Point, wide: number, tall = wide): Point => [
  x + between(easel, -wide, wide),
  y + between(easel, -tall, tall),
];

/** So far away in that direction; `flat` presses circles into ellipses. */
export const polar = ([x, y]: Point, angle: number, far: number, flat = 1): Point => [
  x + Math.cos(angle) * far,
  y + Math.sin(angle) * far * flat,
];
