import { between, type Easel, height, times, width } from './easel';

const SPECKS = 4200;

/** Grain all over: it makes one hand of twenty pictures, and it hides the edges of the gap. */
export function grain(easel: Easel) {
  const { context } = easel;
  times(SPECKS, (index) => {
    const size = between(easel, 0.3, 1);
    const light = index % 2 === 0 ? 255 : 0;
    context.fillStyle = `rgba(${light},${light},${light},${between(easel, 0.03, 0.1)})`;
    context.fillRect(between(easel, 0, width), between(easel, 0, height), size, size);
  });
}

export function vignette({ context }: Easel) {
  const [x, y] = [width / 2, height / 2];
  const shade = context.createRadialGradient(x, y, height * 0.45, x, y, width * 0.62);
  shade.addColorStop(0, 'rgba(0,0,20,0)');
  shade.addColorStop(1, 'rgba(0,0,20,.24)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}
