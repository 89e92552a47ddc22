import { between, type Easel, pick, times, width } from '../brush/easel';
import { block, gable } from '../brush/house';
import { ranges } from '../brush/land';
import { backdrop, band, box, figure, petal } from '../brush/paint';
import { avenue, crown, type Palette } from '../brush/plants';
import { clouds, sun } from '../brush/sky';

const HORIZON = 74;
const VANISHING = 150;
const leaves: Palette = ['#35603a', '#4c7d45', '#729d55'];
const purples: Palette = ['#5a3f94', '#7552b0', '#9670c8', '#b99be0'];

/** One row of bushes, running towards the vanishing point. */
function row(easel: Easel, index: number) {
  const { context } = easel;
  const spread = (index - 6) * 46;
  times(150, (step) => {
    const near = (step / 150) ** 2;
    const y = HORIZON + 2 + near * (160 - HORIZON);
    const x = VANISHING + spread * (0.06 + near * 1.15);
    const wide = 1 + near * 15;
    context.fillStyle = pick(easel, purples);
    const at = [x + between(easel, -wide, wide), y - between(easel, 0, wide * 0.5)] as const;
    petal(context, at, 0.5 + near * 1.5, 0.7 + near * 3.6, between(easel, -0.3, 0.3));
  });
}

function furrows({ context }: Easel) {
  times(13, (index) => {
    const far = (index - 6) * 3;
    const near = (index - 6) * 56;
    const furrow = `M${far} 0L${near - 15} 86H${near + 15}z`;
    figure(context, [VANISHING, HORIZON], furrow, '#6b4aa2');
  });
}

function farm(easel: Easel) {
  const house = { wall: ['#f3e3c8', '#ddc6a2'], panes: ['#6b5a58', '#7f6c62'] } as const;
  block(easel, { x: 206, foot: HORIZON + 5, wide: 26, tall: 15, ...house });
  gable(easel, 219, HORIZON - 10, 26, '#b5533c');
  box(easel.context, 226, HORIZON - 22, 3, 8, '#9a4634');
  avenue(easel, { left: 190, gap: 13, count: 6, foot: HORIZON + 6, size: 5.5, colours: leaves });
}

/** Lavender in bloom up to the hills. */
export function scene(easel: Easel) {
  backdrop(easel, ['#f2a26b', '#f8c9a0', '#fbe7cc']);
  sun(easel, 92, 44, 11, '#fff2cc');
  clouds(easel, 4, 36, '#ffecdce0');
  ranges(easel, [
    { base: 62, swing: 9, wave: 60, paint: ['#b3a0c0', '#d8bfc6'] },
    { base: 70, swing: 6, wave: 42, paint: ['#7f8f86', '#a7b09a'] },
  ]);
  band(easel, HORIZON, 155, ['#8a8a5e', '#6f6a48']);
  times(26, () => crown(easel, between(easel, 0, width), HORIZON + 1, 3.6, leaves));
  farm(easel);
  furrows(easel);
  times(26, (index) => row(easel, index % 13));
}
