import { type Easel, times, width } from '../brush/easel';
import { block } from '../brush/house';
import { backdrop, band, blob, box, figure, glow } from '../brush/paint';
import { avenue } from '../brush/plants';
import { stars } from '../brush/sky';

const panes = ['#ffd98a', '#ffc45e', '#343d70', '#3d4679', '#ffe9b8'] as const;
const leaves = ['#14284a', '#1b3556', '#264566'] as const;
const GROUND = 122;

function clockTower(easel: Easel) {
  const { context } = easel;
  block(easel, { x: 118, foot: GROUND, wide: 30, tall: 82, wall: ['#6a6ba6', '#474f86'], panes });
  figure(context, [133, 41], 'M-19 0L0 -25L19 0z', '#343c72');
  box(context, 124, 44, 18, 18, '#5c609a');
  glow(context, 133, 53, 20, '#ffe7ac99');
  blob(context, 133, 53, 7, 7, '#fff4d6');
  box(context, 132.6, 48.5, 0.9, 5, '#2b3562');
  box(context, 133, 52.6, 3.6, 0.9, '#2b3562');
}

function lamp({ context }: Easel, x: number) {
  box(context, x - 0.5, GROUND - 18, 1, 24, '#131a38');
  glow(context, x, GROUND - 18, 22, '#ffdc9499');
  blob(context, x, GROUND - 18, 1.8, 1.8, '#fff3d2');
}

function path({ context }: Easel) {
  figure(context, [133, GROUND + 4], 'M-7 0H7L55 29H-55z', '#565f8c');
  times(6, (row) =>
    box(context, 112 - row * 5, GROUND + 8 + row * 5, 42 + row * 10, 0.8, '#46507e'),
  );
}

function moon({ context }: Easel, x: number, y: number) {
  glow(context, x, y, 34, '#fdf3d055');
  context.fillStyle = '#fdf3d0';
  context.beginPath();
  context.arc(x, y, 10, -1.45, 2.35);
  context.quadraticCurveTo(x + 7, y + 3.4, x + 1.2, y - 9.9);
  context.fill();
}

export function scene(easel: Easel) {
  backdrop(easel, ['#0f1638', '#26346b', '#5c5b94', '#b0789a']);
  stars(easel, 110, 90);
  moon(easel, 226, 27);
  const wall = ['#585b95', '#40487c'];
  const far = ['#484d86', '#363e70'];
  block(easel, { x: -8, foot: GROUND, wide: 62, tall: 58, wall: far, panes });
  block(easel, { x: 208, foot: GROUND, wide: 70, tall: 64, wall: far, panes });
  block(easel, { x: 46, foot: GROUND, wide: 74, tall: 42, wall, panes, pane: [4, 6] });
  block(easel, { x: 146, foot: GROUND, wide: 72, tall: 46, wall, panes, pane: [4, 6] });
  clockTower(easel);
  band(easel, GROUND, 155, ['#25355a', '#151e3c']);
  path(easel);
  avenue(easel, { left: 2, gap: 32, count: 9, foot: GROUND + 8, size: 11, colours: leaves });
  for (const x of [20, 84, 182, width - 22]) lamp(easel, x);
}
