import { between, type Easel, pick, times, width } from '../brush/easel';
import { curledRoof } from '../brush/house';
import { ranges } from '../brush/land';
import { backdrop, box, petal, rod } from '../brush/paint';
import { anywhere, astray, type Point } from '../brush/place';
import { crown, type Palette } from '../brush/plants';
import { clouds } from '../brush/sky';

const pinks: Palette = ['#c9668c', '#e58aa8', '#f5b3c6', '#fdd9e2', '#fff0f3'];

const greens: Palette = ['#4f7d5b', '#6d9a68', '#93b97c'];

function pagoda(easel: Easel, x: number, foot: number) {
  const { context } = easel;
  times(5, (storey) => {
    const wide = 46 - storey * 6;
    const y = foot - storey * 19;
    box(context, x - wide * 0.31, y - 15, wide * 0.62, 15, ['#9c3f35', '#b9584a']);
    times(4, (post) =>
      box(context, x - wide * 0.3 + post * wide * 0.19, y - 15, 1.6, 15, '#6c2a28'),
    );
    box(context, x - wide * 0.1, y - 10, wide * 0.2, 7, '#f6d58c');
    curledRoof(easel, x, y - 14, wide * 1.15, '#3d4650');
    box(context, x - wide * 0.36, y - 14, wide * 0.72, 1.2, '#dcb262');
  });
  box(context, x - 0.9, foot - 110, 1.8, 16, '#dcb262');
}

function branch(easel: Easel, from: Point, toward: number) {
  const [x, y] = from;
  const end = [x + toward * 92, y + 34] as const;
  const knee = [x + toward * 46, y + 10] as const;
  rod(easel.context, from, knee, '#4d343c', 5);
  rod(easel.context, knee, end, '#4d343c', 2.6);
  times(9, (index) => {
    const along = index / 8;
    const at = astray(easel, [x + toward * 96 * along, y + 6 + along * 28], 0, 9);
    crown(easel, ...at, between(easel, 10, 17), pinks);
  });
}

function drifting(easel: Easel) {
  times(70, () => {
    easel.context.fillStyle = pick(easel, pinks);
    petal(easel.context, anywhere(easel), 1.7, 1, between(easel, 0, 3));
  });
}

/** A pagoda between cherry branches in full flower. */
export function scene(easel: Easel) {
  backdrop(easel, ['#a9d3ea', '#dcecf2', '#fdeae3']);
  clouds(easel, 3, 60, '#ffffffe0');
  ranges(easel, [
    { base: 100, swing: 14, wave: 56, paint: ['#a4b4cc', '#cfd3dc'] },
    { base: 118, swing: 9, wave: 44, paint: ['#7d98a4', '#a7bcae'] },
  ]);
  times(16, (index) => crown(easel, index * 18, between(easel, 126, 142), 13, greens));
  pagoda(easel, 150, 140);
  times(15, (index) => crown(easel, index * 20 - 4, between(easel, 140, 158), 15, pinks));
  branch(easel, [-4, 4], 1);
  branch(easel, [width + 4, -6], -1);
  drifting(easel);
}
