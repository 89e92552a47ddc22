import { type Easel, type Paint, pick } from './easel';
import { box, figure } from './paint';
import type { Palette } from './plants';

export interface Block {
  x: number;
  foot: number;
  wide: number;
  tall: number;
  wall: Paint;
  /** One of them behind each window. */
  panes: Palette;
  pane?: readonly [number, number];
  gap?: readonly [number, number];
}

/** A block of storeys with rows of windows. */
export function block(easel: Easel, { x, foot, wide, tall, wall, panes, ...windows }: Block) {
  const { pane = [3, 4], gap = [2.4, 3.2] } = windows;
  const { context } = easel;
  const top = foot - tall;
  box(context, x, top, wide, tall, wall);
  const [stepX, stepY] = [pane[0] + gap[0], pane[1] + gap[1]];
  const columns = Math.floor((wide - gap[0]) / stepX);
  const rim = (wide - columns * stepX + gap[0]) / 2;
  for (let y = top + gap[1]; y + pane[1] < foot - 1; y += stepY) {
    for (let column = 0; column < columns; column += 1) {
      box(context, x + rim + column * stepX, y, pane[0], pane[1], pick(easel, panes));
    }
  }
}

/** A roof with upturned eaves, as on old halls and pagodas. */
export function curledRoof({ context }: Easel, x: number, y: number, wide: number, paint: string) {
  const half = wide / 2;
  const tall = wide * 0.2;
  context.fillStyle = paint;
  context.beginPath();
  context.moveTo(x - half, y - tall * 0.35);
  context.quadraticCurveTo(x - half * 0.6, y - tall * 0.1, x - half * 0.35, y - tall);
  context.lineTo(x + half * 0.35, y - tall);
  context.quadraticCurveTo(x + half * 0.6, y - tall * 0.1, x + half, y - tall * 0.35);
  context.quadraticCurveTo(x + half * 0.7, y + tall * 0.12, x + half * 0.5, y + tall * 0.1);
  context.lineTo(x - half * 0.5, y + tall * 0.1);
  context.quadraticCurveTo(x - half * 0.7, y + tall * 0.12, x - half, y - tall * 0.35);
  context.fill();
}

export const gable = ({ context }: Easel, x: number, y: number, wide: number, paint: string) =>
  figure(context, [x, y, wide], 'M-.58 0L0 -.42L.58 0z', paint);
