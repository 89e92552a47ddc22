import type { Decal, Face, Paint, Rgb } from '../scene';
import { chanceAt, fill, mixInto, rgb } from './plain';

const ink = rgb('#2a4a63');
const white = rgb('#fdfdfb');
const muscle = rgb('#b6453c');
const tendon = rgb('#dd8a77');
const pulse = rgb('#e7c24a');
const ground = rgb('#f7d3df');
const strands = rgb('#e58fb0');
const nucleus = rgb('#5b3a8e');
const vein = rgb('#2f5fa8');
const shine: Rgb = [255, 235, 225];

const isIn = (u: number, v: number, x: number, y: number, rx: number, ry: number) =>
  ((u - x) / rx) ** 2 + ((v - y) / ry) ** 2 <= 1;

/** Lines of small print, as grey bars. */
const isPrint = (u: number, v: number) =>
  u > 0.1 && u < 0.5 + 0.4 * chanceAt(Math.floor(v * 40), 3) && (v * 40) % 2 < 0.8;

/** A standing figure, in the proportions of an anatomical chart. */
const figure: Paint = (u, v, out) => {
  const x = Math.abs(u - 0.5);
  const isBody =
    isIn(x, v, 0, 0.84, 0.07, 0.07) ||
    (x < 0.035 && v > 0.74 && v < 0.8) ||
    isIn(x, v, 0, 0.62, 0.15, 0.15) ||
    isIn(x, v, 0.19, 0.56, 0.035, 0.19) ||
    isIn(x, v, 0, 0.46, 0.12, 0.09) ||
    isIn(x, v, 0.07, 0.26, 0.055, 0.22);
  if (!isBody) return fill(out, u < 0.16 && isPrint(u * 3, v) ? ink : white);
  const fibre = Math.sin(v * 90 + x * 40) * 0.5 + 0.5;
  mixInto(out, muscle, tendon, fibre);
};

/** The heart's trace over a fine grid. */
export const trace = (ground: string, line: string): Paint => {
  const [back, curve] = [rgb(ground), rgb(line)];
  return (u, v, out) => {
    const isGrid = (u * 16) % 1 < 0.04 || (v * 10) % 1 < 0.06;
    mixInto(out, back, curve, isGrid ? 0.16 : 0);
    const beat = (u * 3) % 1;
    const height = beatAt(beat);
    const slope = Math.abs(beatAt(beat + 0.01) - height) * 2;
    if (Math.abs(v - 0.62 - height) < 0.018 + slope) fill(out, curve);
    if (Math.abs(v - 0.25 - 0.07 * Math.sin(u * 21)) < 0.014) fill(out, pulse);
  };
};

const bump = (x: number, at: number, width: number, height: number) =>
  height * Math.exp(-(((x - at) / width) ** 2));

/** P, QRS and T, one after the other. */
const beatAt = (x: number) =>
  bump(x, 0.22, 0.035, 0.04) +
  bump(x, 0.385, 0.012, -0.05) +
  bump(x, 0.41, 0.014, 0.24) +
  bump(x, 0.435, 0.012, -0.08) +
  bump(x, 0.62, 0.06, 0.07);

/** A stained section: pale pink ground, darker strands, nuclei in violet. */
export const section: Paint = (u, v, out) => {
  const [x, y] = [u * 26, v * 15];
  const strand = Math.sin(x * 0.7 + Math.sin(y * 0.9) * 2) * 0.5 + 0.5;
  mixInto(out, ground, strands, strand);
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const shiftX = 0.3 + 0.4 * chanceAt(column, row);
  const shiftY = 0.3 + 0.4 * chanceAt(row, column + 9);
  if (isIn(x - column, y - row, shiftX, shiftY, 0.17, 0.22)) fill(out, nucleus);
};

/** A round diagram with labels, as on a chart of an organ. */
const organ = (hex: string): Paint => {
  const main = rgb(hex);
  return (u, v, out) => {
    const vessel = Math.abs(u - 0.5 - 0.1 * Math.sin(v * 14)) < 0.018;
    if (isIn(u, v, 0.5, 0.58, 0.3, 0.24)) {
      const shade = ((u - 0.4) ** 2 + (v - 0.66) ** 2) * 5;
      mixInto(out, shine, main, 0.45 + Math.min(0.55, shade));
      if (vessel) fill(out, vein);
    } else fill(out, v < 0.26 && isPrint(u, v) ? ink : white);
  };
};

export const paintings: Record<string, Paint> = {
  figure,
  heart: organ('#c53a35'),
  kidney: organ('#9a4b3a'),
  brain: organ('#d8909a'),
  section,
  trace: trace('#ffffff', '#d13b32'),
};

/** A chart in a thin frame. */
export function posterOn(face: Face, from: number, name: keyof typeof paintings): Decal {
  const show = paintings[name] ?? figure;
  const rim: Rgb = rgb('#34566b');
  const paint: Paint = (u, v, out) => {
    if (u < 0.03 || u > 0.97 || v < 0.02 || v > 0.98) return fill(out, rim);
    if (v > 0.9) return fill(out, u > 0.2 && u < 0.8 && v > 0.93 && v < 0.95 ? white : rim);
    show(u, v / 0.9, out);
  };
  return { face, across: [from, from + 0.9], up: [1.25, 2.5], paint };
}

/** Something projected or written, with a frame around it. */
export function boardOn(
  face: Face,
  across: readonly [number, number],
  show: Paint,
  frameHex = '#4b545a',
): Decal {
  const frame = rgb(frameHex);
  const paint: Paint = (u, v, out) =>
    u < 0.012 || u > 0.988 || v < 0.025 || v > 0.975 ? fill(out, frame) : show(u, v, out);
  return { face, across, up: [1.05, 2.65], paint, shines: true };
}
