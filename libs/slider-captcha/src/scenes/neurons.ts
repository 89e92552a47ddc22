import { between, type Easel, pick, round, times } from '../brush/easel';
import { backdrop, blob, glow, specks } from '../brush/paint';
import { anywhere, astray, type Point, polar } from '../brush/place';

const colours = ['#4fe3c1', '#5aa9ff', '#ff8fb1', '#ffd27a'] as const;
const large = [
  [62, 54, 6.2],
  [150, 104, 7],
  [222, 46, 6.4],
] as const;

interface Twig {
  from: Point;
  angle: number;
  long: number;
  thick: number;
  colour: string;
}

function bent({ context }: Easel, { from, angle, long, thick, colour }: Twig, bend: number) {
  const middle = polar(from, angle, long / 2);
  const end = polar(middle, bend, long / 2);
  context.strokeStyle = colour;
  context.lineWidth = thick;
  context.beginPath();
  context.moveTo(...from);
  context.quadraticCurveTo(...middle, ...end);
  context.stroke();
  blob(context, ...end, thick * 0.75, thick * 0.75, colour);
  return end;
}

/** A dendrite forks until it is too thin to be seen. */
function dendrite(easel: Easel, twig: Twig) {
  if (twig.thick < 0.35) return;
  const bend = twig.angle + between(easel, -0.5, 0.5);
  const from = bent(easel, twig, bend);
  for (const side of [-1, 1]) {
    const angle = bend + side * between(easel, 0.2, 0.6);
    dendrite(easel, { ...twig, from, angle, long: twig.long * 0.74, thick: twig.thick * 0.66 });
  }
}

function neuron(easel: Easel, [x, y]: Point, size: number) {
  const { context } = easel;
  const colour = pick(easel, colours);
  glow(context, x, y, size * 6, `${colour}55`);
  const arms = 6;
  times(arms, (arm) => {
    const angle = (arm / arms) * round + between(easel, -0.35, 0.35);
    dendrite(easel, { from: [x, y], angle, long: size * 4.4, thick: size * 0.5, colour });
  });
  blob(context, x, y, size, size * 0.86, colour);
  blob(context, x - size * 0.1, y - size * 0.1, size * 0.45, size * 0.42, '#ffffffcc');
}

/** Nerve cells that glow, each in the colour of its dye. */
export function scene(easel: Easel) {
  backdrop(easel, ['#0a1230', '#141d46', '#0c1736']);
  times(90, () => glow(easel.context, ...anywhere(easel), between(easel, 3, 11), '#5a7dff33'));
  times(12, (index) => {
    const place: Point = [(index % 6) * 50 + 8, index < 6 ? 35 : 118];
    neuron(easel, astray(easel, place, 14, 29), between(easel, 3, 4.4));
  });
  for (const [x, y, size] of large) neuron(easel, [x, y], size);
  specks(easel, 120, [0.4, 0.8], '#bfe4ffaa');
}
