import { type Easel, height, times } from '../brush/easel';
import { block } from '../brush/house';
import { makeLine } from '../brush/land';
import { backdrop, band, blob, box } from '../brush/paint';
import { avenue, blossoms, grass } from '../brush/plants';
import { clouds, sun } from '../brush/sky';

const GROUND = 112;
const panes = ['#8fc3de', '#a9d5e8', '#6fabcf', '#c7e6f1', '#7db7d6'] as const;
const leaves = ['#2c6b39', '#3f8a45', '#62a84f', '#8fc765'] as const;
const stems = ['#4d9143', '#74b355', '#a2cf6c'] as const;
const petals = ['#ffffff', '#ffd45e', '#f08a8a', '#f6b3c8'] as const;

const far = { wall: ['#b5cbd8', '#c5d8e0'], pane: [3, 4] } as const;
const wing = { wall: ['#f1ece2', '#dcd5c8'], pane: [5, 5] } as const;
const tower = { wall: ['#fbfaf6', '#e6e4de'], pane: [6, 5] } as const;

/** From the back to the front. */
const houses = [
  { x: 8, wide: 40, tall: 40, ...far },
  { x: 226, wide: 50, tall: 52, ...far },
  { x: 40, wide: 66, tall: 56, ...wing },
  { x: 168, wide: 66, tall: 48, ...wing },
  { x: 102, wide: 70, tall: 86, ...tower },
];

function cross({ context }: Easel, x: number, y: number, arm: number) {
  blob(context, x, y, arm * 2.1, arm * 2.1, '#ffffff');
  box(context, x - arm * 0.45, y - arm * 1.3, arm * 0.9, arm * 2.6, '#d9483b');
  box(context, x - arm * 1.3, y - arm * 0.45, arm * 2.6, arm * 0.9, '#d9483b');
}

function entrance({ context }: Easel) {
  box(context, 112, GROUND - 20, 50, 4, '#e9eef2');
  box(context, 116, GROUND - 16, 42, 16, ['#3d6f92', '#79aeca']);
  times(5, (index) => box(context, 115 + index * 10.5, GROUND - 16, 1.4, 16, '#f5f8fa'));
}

function garden(easel: Easel) {
  band(easel, GROUND, height, ['#8cc46a', '#5a9d4c']);
  avenue(easel, { left: 0, gap: 27, count: 11, foot: GROUND + 7, size: 10, colours: leaves });
  const top = makeLine(easel, { base: GROUND, swing: 1.5, wave: 60 });
  grass(easel, { top, depth: 46, count: 620, blade: 5, colours: stems });
  const bed = { top: () => GROUND + 12, depth: 34, count: 150, blade: 2 };
  blossoms(easel, { ...bed, colours: petals });
}

/** A hospital on a bright day, seen across its garden. */
export function scene(easel: Easel) {
  backdrop(easel, ['#5fb0e0', '#a5d8ee', '#e6f4ef']);
  sun(easel, 236, 22, 8, '#fff6cf');
  clouds(easel, 5, 46, '#ffffffe0');
  for (const house of houses) block(easel, { foot: GROUND, panes, ...house });
  cross(easel, 137, 37, 4.6);
  entrance(easel);
  garden(easel);
}
