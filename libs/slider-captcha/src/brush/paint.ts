import { between, type Easel, height, type Paint, round, times, width } from './easel';
import { anywhere, type Point } from './place';

type Context = CanvasRenderingContext2D;

/** Colours evenly spread from top to bottom. */
export function down(context: Context, top: number, bottom: number, paint: Paint) {
  if (typeof paint === 'string') return paint;
  const gradient = context.createLinearGradient(0, top, 0, bottom);
  paint.forEach((colour, index) => gradient.addColorStop(index / (paint.length - 1 || 1), colour));
  return gradient;
}

export function box(context: Context, x: number, y: number, w: number, h: number, paint: Paint) {
  context.fillStyle = down(context, y, y + h, paint);
  context.fillRect(x, y, w, h);
}

export function band({ context }: Easel, top: number, bottom: number, paint: Paint) {
  box(context, 0, top, width, bottom - top, paint);
}

export const backdrop = (easel: Easel, paint: Paint) => band(easel, 0, height, paint);

/** A figure written as the path of an SVG, put somewhere at some size. */
export function figure(
  context: Context,
  [x, y, size = 1]: readonly [number, number, number?],
  path: string,
  paint: string,
) {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.fillStyle = paint;
  context.fill(new Path2D(path));
  context.restore();
}

export function blob(
  context: Context,
  x: number,
  y: number,
  rx: number,
  ry: number,
  paint: string,
) {
  context.fillStyle = paint;
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, round);
  context.fill();
}

/** A leaf, a petal, a seed: an ellipse that leans. */
export function petal(context: Context, at: Point, long: number, thin: number, lean: number) {
  context.beginPath();
  context.ellipse(at[0], at[1], long, thin, lean, 0, round);
  context.fill();
}

export function stroke(context: Context, points: readonly Point[], paint: string, thick: number) {
  context.strokeStyle = paint;
  context.lineWidth = thick;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

/** A straight stroke. */
export const rod = (context: Context, from: Point, to: Point, paint: string, thick: number) =>
  stroke(context, [from, to], paint, thick);

/** Light that fades out, from a colour in six digits. */
export function glow(context: Context, x: number, y: number, radius: number, colour: string) {
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, colour);
  light.addColorStop(1, `${colour.slice(0, 7)}00`);
  context.fillStyle = light;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** Dots all over the picture. */
export function specks(
  easel: Easel,
  count: number,
  size: readonly [number, number],
  paint: string,
) {
  times(count, () => {
    const radius = between(easel, ...size);
    blob(easel.context, ...anywhere(easel), radius, radius, paint);
  });
}
