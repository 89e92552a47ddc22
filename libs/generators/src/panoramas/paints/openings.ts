import type { Decal, Face, Paint } from '../scene';
import { fill, mixInto, rgb } from './plain';

const skyTop = rgb('#bfe0f7');
const skyLow = rgb('#f2f9fd');
const leaves = rgb('#9cc7a0');
const far = rgb('#cfe0ea');
const frame = rgb('#fbfcfd');

/** Sky, a line of houses and trees, cut by the bars of a window. */
const outside: Paint = (u, v, out) => {
  const column = (u * 2) % 1;
  const isBar = u < 0.025 || u > 0.975 || v < 0.035 || v > 0.965 || Math.abs(v - 0.68) < 0.014;
  if (isBar || column < 0.018 || column > 0.982) return fill(out, frame);
  mixInto(out, skyLow, skyTop, v);
  const roofs = 0.2 + 0.09 * (Math.floor(u * 7) % 3);
  const trees = 0.13 + 0.05 * Math.sin(u * 19) + 0.025 * Math.sin(u * 47);
  if (v < roofs) fill(out, far);
  if (v < trees) fill(out, leaves);
};

export const windowOn = (face: Face, from: number, to: number): Decal => ({
  face,
  across: [from, to] as const,
  up: [1, 2.6] as const,
  paint: outside,
  shines: true,
});

const doorFrame = rgb('#8b979c');
const slit = rgb('#6d777c');
const glass = rgb('#dfeef2');
const handle = rgb('#707b80');
const lampRim = rgb('#d5dbdf');
const lamp = rgb('#ffffff');

/** A double door with two glass slits and handles. */
export const doorOn = (face: Face, from: number, hex = '#c9d6d8'): Decal => {
  const leaf = rgb(hex);
  const paint: Paint = (u, v, out) => {
    const half = Math.abs(u - 0.5);
    if (half > 0.46 || v > 0.97) return fill(out, doorFrame);
    if (half < 0.006) return fill(out, slit);
    if (half > 0.1 && half < 0.26 && v > 0.56 && v < 0.86) return fill(out, glass);
    if (half > 0.04 && half < 0.065 && v > 0.42 && v < 0.56) return fill(out, handle);
    fill(out, leaf);
  };
  return { face, across: [from, from + 1.5], up: [0, 2.15], paint };
};

/** A panel of light in the ceiling. */
export const lampAt = (x: number, z: number, width = 1.2, depth = 0.3): Decal => {
  const paint: Paint = (u, v, out) => {
    const rim = u < 0.02 || u > 0.98 || v < 0.06 || v > 0.94;
    fill(out, rim ? lampRim : lamp);
  };
  return { face: 3, across: [x, x + width], up: [z, z + depth], paint, shines: true };
};
