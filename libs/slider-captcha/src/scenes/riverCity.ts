import { between, type Easel, pick, times, width } from '../brush/easel';
import { block } from '../brush/house';
import { backdrop, band, blob, box, figure, rod } from '../brush/paint';
import { clouds, sun } from '../brush/sky';
import { mirror, ripples } from '../brush/water';

const SHORE = 104;
const panes = ['#ffd995', '#ffe9bf', '#54608e', '#48537f', '#f7b878'] as const;

type Walls = readonly [readonly string[], ...(readonly string[])[]];
const farWalls: Walls = [
  ['#9a85b0', '#c39bb0'],
  ['#8b7bab', '#b892ae'],
];
const walls: Walls = [
  ['#5d5a92', '#7d6c9c'],
  ['#4f4f87', '#6e6396'],
  ['#69609a', '#8a739f'],
];
const nearWalls: Walls = [
  ['#37376b', '#45427a'],
  ['#2f3163', '#3f3d72'],
];

function row(easel: Easel, highest: number, colours: Walls) {
  for (let x = -8; x < width; x += between(easel, 11, 20)) {
    const wide = between(easel, 13, 24);
    const tall = highest * between(easel, 0.45, 1);
    const windows = { panes, pane: [2, between(easel, 1.8, 3)], gap: [1.7, 2.3] } as const;
    block(easel, { x, foot: SHORE, wide, tall, wall: pick(easel, colours), ...windows });
  }
}

function spire({ context }: Easel, x: number) {
  figure(context, [x, SHORE], 'M-5 0L-1 -78H1L5 0z', '#5a4f86');
  box(context, x - 0.5, 6, 1, 22, '#5a4f86');
  blob(context, x, 70, 9, 8, '#6a5c98');
  blob(context, x, 38, 5.4, 5, '#6a5c98');
  blob(context, x - 2, 67, 3, 3, '#c9a0bb');
  blob(context, x - 1, 36, 1.8, 1.8, '#c9a0bb');
}

const DECK = 101;

function pylon({ context }: Easel, x: number) {
  box(context, x - 2, 66, 4, 46, '#423b6d');
  times(9, (index) => {
    for (const side of [-1, 1]) {
      rod(context, [x, 68], [x + side * (8 + index * 7), DECK], '#d7a9b8aa', 0.6);
    }
  });
}

/** A city on both sides of its river, when the lights go on. */
export function scene(easel: Easel) {
  backdrop(easel, ['#4d5594', '#a9739f', '#f0a083', '#fbd3a0']);
  sun(easel, 214, 74, 13, '#ffe6b8');
  clouds(easel, 5, 50, '#ffcdbe8c');
  row(easel, 52, farWalls);
  spire(easel, 130);
  row(easel, 40, walls);
  row(easel, 22, nearWalls);
  box(easel.context, -4, DECK, width + 8, 3.4, '#3b3563');
  for (const x of [64, 198]) pylon(easel, x);
  band(easel, SHORE, 155, '#3d3a6e');
  mirror(easel, SHORE, 0.8);
  ripples(easel, SHORE, 240, ['#ffd7a8', '#f3a58c', '#2c2c5c', '#7d70a8']);
}
