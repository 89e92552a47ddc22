import { between, type Easel, height, pick, times, width } from '../brush/easel';
import { makeLine } from '../brush/land';
import { backdrop, box, figure, petal } from '../brush/paint';
import { blossoms, crown, type Palette } from '../brush/plants';

const leaves: Palette = ['#b8501e', '#d9782a', '#eb9f37', '#f6c356'];

function birch(easel: Easel, x: number, wide: number, tone: string) {
  const { context } = easel;
  box(context, x, 0, wide, height, tone);
  box(context, x + wide * 0.68, 0, wide * 0.32, height, 'rgba(84,62,66,.28)');
  times(22, () => {
    const long = wide * between(easel, 0.25, 0.7);
    const left = easel.random() < 0.5 ? x : x + wide - long;
    const scar = `M0 0H${long}L${long * 0.6} 1.8z`;
    figure(context, [left, between(easel, 0, height)], scar, '#40343a');
  });
}

function fallen(easel: Easel) {
  times(60, () => {
    easel.context.fillStyle = pick(easel, leaves);
    const at = [between(easel, 0, width), between(easel, 20, height)] as const;
    petal(easel.context, at, between(easel, 1.4, 2.6), 1.1, between(easel, 0, 3));
  });
}

/** White trunks in a wood of gold. */
export function scene(easel: Easel) {
  backdrop(easel, ['#f7dfa6', '#f0b765', '#d98543']);
  times(16, () => crown(easel, between(easel, 0, width), between(easel, 6, 92), 24, leaves));
  times(9, (index) => birch(easel, index * 31 + between(easel, -6, 10), 4, '#d9c3ae'));
  const floor = makeLine(easel, { base: 112, swing: 4, wave: 90 });
  blossoms(easel, { top: floor, depth: 46, count: 900, blade: 3, colours: leaves });
  times(5, (index) => birch(easel, 14 + index * 55 + between(easel, -9, 9), 10, '#f6eee4'));
  times(8, () => crown(easel, between(easel, 0, width), between(easel, -6, 22), 22, leaves));
  fallen(easel);
}
