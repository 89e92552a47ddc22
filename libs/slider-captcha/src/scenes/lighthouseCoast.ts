import { between, type Easel, times } from '../brush/easel';
import { land, makeLine } from '../brush/land';
import { backdrop, band, blob, figure, glow, petal } from '../brush/paint';
import { grass } from '../brush/plants';
import { birds, clouds } from '../brush/sky';
import { ripples } from '../brush/water';

const HORIZON = 78;

/** Tower, two red bands, the shaded side, gallery, lantern and roof, from the foot upwards. */
const tower = [
  ['#f7f3ea', 'M-9 0L-6 -62H6L9 0z'],
  ['#cf4a3c', 'M-8.4 -12L-7.7 -26H7.7L8.4 -12z'],
  ['#cf4a3c', 'M-7 -40L-6.4 -52H6.4L7 -40z'],
  ['#3c284633', 'M1 0V-62H6L9 0z'],
  ['#3c4458', 'M-9 -64H9V-61.5H-9z'],
  ['#ffe7a3', 'M-5 -73H5V-64H-5z'],
  ['#3c4458', 'M-7 -73L0 -82L7 -73z'],
] as const;

function lighthouse({ context }: Easel, x: number, y: number) {
  for (const [paint, path] of tower) figure(context, [x, y], path, paint);
  glow(context, x, y - 69, 30, '#fff0b899');
}

function surf(easel: Easel, along: (x: number) => number) {
  const { context } = easel;
  times(260, () => {
    const x = between(easel, 0, 200);
    context.fillStyle = `rgba(255,255,255,${between(easel, 0.3, 0.9)})`;
    const size = between(easel, 0.7, 2.4);
    petal(context, [x, along(x) + between(easel, -4, 3)], size * 2, size * 0.7, 0);
  });
}

/** A lighthouse on a cliff over a green sea. */
export function scene(easel: Easel) {
  backdrop(easel, ['#6aa9cf', '#b9d9de', '#f6e4c5']);
  clouds(easel, 6, 58, '#ffffffe0');
  birds(easel, 96, 40, '#5a6f86');
  band(easel, HORIZON, 155, ['#5fa8b4', '#2f8292', '#1d5f78']);
  ripples(easel, HORIZON, 330, ['#ffffff', '#a9dbdc', '#174f68', '#7cc2c4']);
  blob(easel.context, 46, HORIZON + 1, 24, 5, '#7d93a0');
  blob(easel.context, 70, HORIZON + 1, 15, 3.4, '#8da0aa');
  const beach = makeLine(easel, { base: 0, swing: 3, wave: 26, rough: 0.5 });
  const cliff = (x: number) => 172 - 64 / (1 + Math.exp((166 - x) / 13)) + beach(x) * 1.6;
  surf(easel, (x) => cliff(x) - 1);
  land(easel, cliff, ['#8b7a66', '#5f5348', '#3f3a38']);
  lighthouse(easel, 222, 110);
  const colours = ['#5f8f47', '#86ad58', '#456f3b', '#b3c46a'] as const;
  const top = (x: number) => (x > 172 ? cliff(x) + 1 : 400);
  grass(easel, { top, depth: 22, count: 900, blade: 6, colours });
}
