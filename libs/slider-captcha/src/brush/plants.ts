import { between, type Easel, pick, times, width } from './easel';
import type { Line } from './land';
import { box, figure, petal, rod } from './paint';
import { type Point, polar } from './place';

export type Palette = readonly [string, ...string[]];

/** A spruce: ragged skirts, narrower towards the top. */
function pine(easel: Easel, x: number, foot: number, tall: number, colour: string) {
  const { context } = easel;
  box(context, x - tall * 0.03, foot - tall * 0.15, tall * 0.06, tall * 0.16, colour);
  times(6, (index) => {
    const low = foot - tall * (0.08 + index * 0.14);
    const wide = tall * (0.24 - index * 0.033) * between(easel, 0.85, 1.15);
    const sag = tall * 0.03 * between(easel, 0, 1);
    const skirt = `M${-wide} ${sag}L0 ${-tall * 0.05}L${wide} 0L0 ${-tall * 0.3}z`;
    figure(context, [x, low], skirt, colour);
  });
}

/** Spruces along a slope. */
export function pines(easel: Easel, line: Line, gap: number, tall: number, colours: Palette) {
  for (let x = -4; x < width + 4; x += gap * between(easel, 0.5, 1.5)) {
    pine(easel, x, line(x) + 2, tall * between(easel, 0.6, 1.2), pick(easel, colours));
  }
}

/** Many small leaves in a round cloud, the light ones painted last and higher up. */
export function crown(easel: Easel, x: number, y: number, size: number, colours: Palette) {
  const { context } = easel;
  const leaves = Math.round(26 + size * 3);
  times(leaves, (index) => {
    const angle = between(easel, 0, 6.28);
    const far = Math.sqrt(easel.random()) * size;
    const lift = (index / leaves) * size * 0.35;
    const leaf = size * between(easel, 0.1, 0.2);
    const shade = (index / leaves) * colours.length + between(easel, -0.6, 0.6);
    const last = colours.length - 1;
    context.fillStyle = colours[Math.max(0, Math.min(last, Math.floor(shade)))] ?? colours[0];
    petal(context, polar([x, y - lift], angle, far, 0.8), leaf * 1.3, leaf, between(easel, 0, 3));
  });
}

function tree(easel: Easel, x: number, foot: number, size: number, colours: Palette) {
  box(easel.context, x - size * 0.08, foot - size, size * 0.16, size, '#4a3426');
  crown(easel, x, foot - size * 1.5, size, colours);
}

interface Avenue {
  left: number;
  gap: number;
  count: number;
  foot: number;
  size: number;
  colours: Palette;
}

/** Trees side by side, none quite like its neighbour. */
export function avenue(easel: Easel, { left, gap, count, foot, size, colours }: Avenue) {
  times(count, (index) => {
    const x = left + gap * (index + between(easel, -0.28, 0.28));
    tree(easel, x, foot, size * between(easel, 0.72, 1.28), colours);
  });
}

interface Meadow {
  top: Line;
  depth: number;
  count: number;
  blade: number;
  colours: Palette;
}

/** Blades of grass, taller towards the viewer. */
export function grass(easel: Easel, { top, depth, count, blade, colours }: Meadow) {
  const { context } = easel;
  times(count, (index) => {
    const near = index / count;
    const x = between(easel, -4, width + 4);
    const foot = top(x) + near * depth;
    const tall = blade * (0.35 + near) * between(easel, 0.6, 1.3);
    const tip: Point = [x + between(easel, -0.4, 0.4) * tall, foot - tall];
    rod(context, [x, foot], tip, pick(easel, colours), 0.5 + near * 0.9);
  });
}

/** Dabs of blossom on a meadow, larger towards the viewer. */
export function blossoms(easel: Easel, { top, depth, count, blade, colours }: Meadow) {
  times(count, (index) => {
    const near = index / count;
    const x = between(easel, 0, width);
    const size = blade * (0.3 + near) * between(easel, 0.6, 1.2);
    easel.context.fillStyle = pick(easel, colours);
    petal(easel.context, [x, top(x) + near * depth], size, size * 0.8, between(easel, 0, 3));
  });
}
