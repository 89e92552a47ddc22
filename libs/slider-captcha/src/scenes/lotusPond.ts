import { between, type Easel, height, pick, round, times, width } from '../brush/easel';
import { backdrop, petal, rod } from '../brush/paint';
import { astray, polar, type Point } from '../brush/place';
import { ripples } from '../brush/water';

const greens = ['#2f7a55', '#3f8f5f', '#57a56a', '#286a50'] as const;
/** From the outer petals to the inner ones: reach, colour, how many. */
const wreaths = [
  [1, '#e77fa4', 9],
  [0.8, '#f3a5c0', 7],
  [0.58, '#fcd3e0', 5],
] as const;
const flowers = [
  [38, 40, 13],
  [108, 30, 11],
  [186, 46, 15],
  [244, 28, 11],
  [74, 92, 21],
  [158, 104, 24],
  [232, 92, 20],
] as const;

function disc({ context }: Easel, [x, y]: Point, size: number, colour: string, slit: number) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, size, slit + 0.16, slit + round - 0.16);
  context.lineTo(x, y);
  context.fill();
}

/** A leaf on the water: a flat disc with a slit, its veins and its shadow. */
function pad(easel: Easel, [x, y]: Point, size: number) {
  const { context } = easel;
  const slit = between(easel, 0, round);
  context.save();
  context.translate(x, y);
  context.scale(1, 0.46);
  disc(easel, [2, 5], size, '#0f3d4455', slit);
  disc(easel, [0, 0], size, pick(easel, greens), slit);
  times(11, (index) => {
    const angle = slit + ((index + 1) / 12) * round;
    rod(context, [0, 0], polar([0, 0], angle, size * 0.92), '#a5d79a88', 0.8);
  });
  context.restore();
}

function flower(easel: Easel, [x, y]: Point, size: number) {
  const { context } = easel;
  rod(context, [x, y], [x + between(easel, -3, 3), y + size * 2.4], '#3b7d52', 1.6);
  for (const [reach, colour, count] of wreaths) {
    context.fillStyle = colour;
    times(count, (index) => {
      const lean = Math.PI * (1.08 + (index / (count - 1)) * 0.84);
      const at = polar([x, y], lean, size * reach * 0.52);
      petal(context, at, size * reach * 0.56, size * 0.17, lean);
    });
  }
  context.fillStyle = '#f5d667';
  petal(context, [x, y - size * 0.12], size * 0.2, size * 0.12, 0);
}

/** Lotus on a summer pond. */
export function scene(easel: Easel) {
  backdrop(easel, ['#9fd2cf', '#4f9fa3', '#2b7480']);
  ripples(easel, 0, 210, ['#dff5ef', '#8fcbc8', '#1f606c']);
  times(46, (index) => {
    const near = index / 46;
    const at = astray(easel, [width / 2, 8 + near * (height - 4)], width / 2 + 8, 5);
    pad(easel, at, 7 + near * 17);
  });
  for (const [x, y, size] of flowers) flower(easel, astray(easel, [x, y], 6, 0), size);
}
