import { between, type Easel, height, pick, times, width } from './easel';
import { box } from './paint';
import type { Palette } from './plants';

/** Mirrors everything above the shore, broken into strips by the waves. */
export function mirror({ context }: Easel, shore: number, clearness: number) {
  const { canvas } = context;
  const density = canvas.height / height;
  context.save();
  context.globalAlpha = clearness;
  for (let y = shore; y < height; y += 1) {
    const depth = y - shore;
    const shift = Math.sin(depth * 1.7) * Math.sin(depth * 0.45) * (0.6 + depth * 0.05);
    const source = Math.max(0, shore - depth * 1.15 - 1) * density;
    context.drawImage(canvas, 0, source, canvas.width, density, shift, y, width, 1);
  }
  context.restore();
}

/** Glints on the water, longer and wider apart towards the viewer. */
export function ripples(easel: Easel, shore: number, count: number, colours: Palette) {
  const { context } = easel;
  times(count, () => {
    const near = easel.random() ** 1.4;
    const y = shore + near * (height - shore);
    const long = (3 + near * 20) * between(easel, 0.4, 1.3);
    context.globalAlpha = between(easel, 0.15, 0.65);
    const x = between(easel, -10, width);
    box(context, x, y, long, 0.5 + near * 0.8, pick(easel, colours));
  });
  context.globalAlpha = 1;
}
