import { between, type Easel, pick, times, width } from '../brush/easel';
import { backdrop, band, blob, box, figure, glow } from '../brush/paint';

const spines = [
  '#7c2f33',
  '#254b63',
  '#2f5d4b',
  '#b7833b',
  '#5b3a5e',
  '#8f4a2b',
  '#39425c',
  '#a89a7d',
  '#c9b68c',
] as const;

function book(easel: Easel, x: number, foot: number, wide: number, tall: number) {
  const { context } = easel;
  box(context, x, foot - tall, wide, tall, pick(easel, spines));
  box(context, x, foot - tall, wide * 0.22, tall, '#ffffff22');
  box(context, x + wide * 0.78, foot - tall, wide * 0.22, tall, '#00000033');
  const gold = pick(easel, ['#e6c67a', '#f2e3bd', '#d9b15e']);
  box(context, x, foot - tall * 0.86, wide, 0.9, gold);
  box(context, x, foot - tall * 0.2, wide, 0.9, gold);
  if (easel.random() < 0.5)
    box(context, x + wide * 0.28, foot - tall * 0.68, wide * 0.44, tall * 0.3, `${gold}aa`);
}

/** Falls to the right; measured for a book of ten. */
function leaning({ context }: Easel, x: number, foot: number, tall: number, colour: string) {
  const at = [x, foot, tall / 10] as const;
  figure(context, at, 'M0 0H2L4.8 -9.3L3 -10z', colour);
  figure(context, at, 'M0 0H.45L3.45 -9.8L3 -10z', '#ffffff33');
}

function row(easel: Easel, foot: number, tall: number) {
  let x = -3;
  while (x < width) {
    const wide = between(easel, 4, 9.5);
    if (easel.random() < 0.08) {
      leaning(easel, x, foot, tall * 0.82, pick(easel, spines));
      x += 13.5;
    } else {
      book(easel, x, foot, wide, tall * between(easel, 0.72, 0.98));
      x += wide + 0.4;
    }
  }
  band(easel, foot, foot + 4.4, ['#b98a55', '#80552d']);
  band(easel, foot + 4.4, foot + 10, ['#1a0d0799', '#1a0d0700']);
}

/** Books from floor to ceiling, with a lamp among them. */
export function scene(easel: Easel) {
  const { context } = easel;
  backdrop(easel, ['#38241a', '#2a1a13']);
  for (const foot of [34, 73, 112, 151]) row(easel, foot, 33);
  times(3, (index) => box(context, 50 + index * 88, 0, 5, 155, ['#9a6d3f', '#7d5430']));
  glow(context, 136, 70, 130, '#ffd89a44');
  blob(context, 136, 8, 15, 7, '#2f6d5d');
  box(context, 121, 8, 30, 2, '#e6c67a');
  glow(context, 136, 14, 40, '#fff0c099');
}
