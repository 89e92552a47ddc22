import { between, type Easel, times, width } from '../brush/easel';
import { land, makeLine, ranges } from '../brush/land';
import { backdrop, box, glow } from '../brush/paint';
import { pines } from '../brush/plants';
import { stars } from '../brush/sky';
import { mirror, ripples } from '../brush/water';

const SHORE = 118;

/** One curtain of northern light: rays that stand on a waving line. */
function curtain(easel: Easel, base: number, colour: string) {
  const { context } = easel;
  const foot = makeLine(easel, { base, swing: 15, wave: 92, rough: 0.35 });
  const tall = makeLine(easel, { base: 46, swing: 18, wave: 18, rough: 0.6 });
  context.globalCompositeOperation = 'lighter';
  for (let x = 0; x < width; x += 1) {
    const top = foot(x) - Math.max(12, tall(x));
    box(context, x, top, 1, foot(x) - top, [
      `${colour}00`,
      `${colour}33`,
      `${colour}77`,
      `${colour}00`,
    ]);
  }
  context.globalCompositeOperation = 'source-over';
}

/** Northern lights over snow and water. */
export function scene(easel: Easel) {
  backdrop(easel, ['#071029', '#0e2348', '#1d4a63']);
  stars(easel, 150, 100);
  curtain(easel, 66, '#2fe0a0');
  curtain(easel, 52, '#4cf0c0');
  curtain(easel, 44, '#8a6cf0');
  ranges(easel, [
    { base: 88, swing: 17, wave: 46, rough: 0.55, paint: ['#dceaf4', '#6f93b4', '#35567a'] },
    { base: 104, swing: 12, wave: 34, rough: 0.55, paint: ['#a9c6da', '#416486', '#274463'] },
  ]);
  glow(easel.context, 140, SHORE, 90, '#4cf0c033');
  const shore = makeLine(easel, { base: SHORE - 4, swing: 3, wave: 70 });
  land(easel, shore, '#0e2036', SHORE + 1);
  pines(easel, shore, 6, 19, ['#0a192c', '#0f2238', '#142b44']);
  mirror(easel, SHORE, 0.75);
  ripples(easel, SHORE, 110, ['#7df5cf', '#5f9fc0', '#08152c']);
  times(30, () =>
    box(easel.context, between(easel, 0, width), between(easel, 140, 155), 9, 1, '#dff3f822'),
  );
}
