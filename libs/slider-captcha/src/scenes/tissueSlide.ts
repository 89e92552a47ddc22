import { between, type Easel, pick, round, times } from '../brush/easel';
import { backdrop, blob, petal, specks } from '../brush/paint';
import { anywhere, astray, type Point, polar } from '../brush/place';

const pinks = ['#f3c3d6', '#eeb0cb', '#f7d3e0', '#e7a0c2'] as const;
const nuclei = ['#5b3a8c', '#6d489c', '#48307a', '#7d58a8'] as const;

/** Fibres of the stroma, all leaning the way that the tissue flows. */
function fibres(easel: Easel) {
  const { context } = easel;
  times(420, () => {
    const [x, y] = anywhere(easel);
    const lean = 0.5 * Math.sin(x / 46) + 0.4 * Math.cos(y / 38) + between(easel, -0.2, 0.2);
    context.fillStyle = pick(easel, pinks);
    petal(context, [x, y], between(easel, 6, 17), between(easel, 0.8, 2.4), lean);
    if (easel.random() > 0.45) return;
    context.fillStyle = pick(easel, nuclei);
    petal(context, [x, y], between(easel, 2, 3.4), between(easel, 0.7, 1.1), lean);
  });
}

/** A gland: a ring of tall cells with their nuclei outside, around an empty middle. */
function gland(easel: Easel, [x, y]: Point, size: number) {
  const { context } = easel;
  const flat = between(easel, 0.72, 1);
  const ring = (part: number, paint: string) =>
    blob(context, x, y, size * part, size * flat * part, paint);
  ring(1.12, '#f9e3ec');
  ring(1, '#d987b4');
  nucleiAround(easel, [x, y], size, flat);
  ring(0.58, '#eeb3cf');
  ring(0.5, '#fdf4f7');
  times(5, () => {
    const drop = astray(easel, [x, y], size * 0.3, size * 0.3 * flat);
    blob(context, ...drop, 2.4, 1.4, '#f2cfe0');
  });
}

function nucleiAround(easel: Easel, middle: Point, size: number, flat: number) {
  const cells = Math.round(size * 1.5);
  times(cells, (index) => {
    const angle = (index / cells) * round + between(easel, -0.06, 0.06);
    easel.context.fillStyle = pick(easel, nuclei);
    const at = polar(middle, angle, size * between(easel, 0.76, 0.86), flat);
    petal(easel.context, at, 2.7, 1.6, angle);
  });
}

/** A stained section of glands, as the students see it under the microscope. */
export function scene(easel: Easel) {
  backdrop(easel, ['#f6d2e0', '#f1c4d6']);
  fibres(easel);
  times(15, (index) => {
    const row = index % 3;
    const place: Point = [10 + Math.floor(index / 3) * 62 + (row === 1 ? 28 : 0), 12 + row * 57];
    gland(easel, astray(easel, place, 15, 9), between(easel, 17, 25));
  });
  specks(easel, 46, [1.7, 2], '#d6455f');
}
