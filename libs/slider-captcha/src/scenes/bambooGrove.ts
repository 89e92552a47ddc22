import { between, type Easel, height, pick, times, width } from '../brush/easel';
import { makeLine } from '../brush/land';
import { backdrop, box, glow, petal } from '../brush/paint';
import { polar } from '../brush/place';
import { grass, type Palette } from '../brush/plants';

const leaves: Palette = ['#2f6b3c', '#4b8c46', '#7ab356', '#a8d070'];

function spray(easel: Easel, x: number, y: number, size: number, colours: Palette) {
  const { context } = easel;
  times(8, () => {
    const lean = between(easel, -0.3, 1.1) + (easel.random() < 0.5 ? 0 : Math.PI / 2.4);
    context.fillStyle = pick(easel, colours);
    petal(
      context,
      polar([x, y], lean, size * 0.7),
      size * between(easel, 0.5, 0.9),
      size * 0.12,
      lean,
    );
  });
}

interface Cane {
  wide: readonly [number, number];
  colour: string;
  colours: Palette;
}

const far: Cane = { wide: [2, 3.4], colour: '#9fc58a', colours: ['#a5c98c', '#b7d69b'] };
const middle: Cane = { wide: [4, 6], colour: '#6ea65a', colours: leaves };
const near: Cane = { wide: [8, 10], colour: '#4c8a49', colours: leaves };

function cane(easel: Easel, x: number, { wide: [thin, thick], colour, colours }: Cane) {
  const { context } = easel;
  const wide = between(easel, thin, thick);
  const joint = wide * 4.4;
  box(context, x, 0, wide, height, colour);
  box(context, x + wide * 0.16, 0, wide * 0.2, height, '#ffffdc59');
  box(context, x + wide * 0.72, 0, wide * 0.28, height, '#0a281e4d');
  for (let y = between(easel, -joint, 0); y < height; y += joint * between(easel, 0.9, 1.1)) {
    box(context, x - wide * 0.08, y, wide * 1.16, wide * 0.13, '#dfe8b0');
    box(context, x - wide * 0.08, y + wide * 0.13, wide * 1.16, wide * 0.14, '#2d5a36');
    if (easel.random() < 0.45) spray(easel, x + wide, y, wide * 2.2 + 4, colours);
  }
}

/** Light falling through bamboo. */
export function scene(easel: Easel) {
  backdrop(easel, ['#eef5cf', '#bcd99a', '#7fb077']);
  glow(easel.context, 150, 34, 110, '#fffde0');
  times(26, () => cane(easel, between(easel, 0, width), far));
  times(15, (index) => cane(easel, index * 18 + between(easel, -6, 8), middle));
  const top = makeLine(easel, { base: 128, swing: 3, wave: 60 });
  grass(easel, { top, depth: 34, count: 700, blade: 11, colours: leaves });
  times(6, (index) => cane(easel, index * 48 + between(easel, 0, 26), near));
}
