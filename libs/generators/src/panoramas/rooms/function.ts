import { bench, stool } from '../furniture/benches';
import { cupboard } from '../furniture/cabinets';
import { gasBottle, monitor, recorder } from '../furniture/devices';
import { box, tube } from '../furniture/parts';
import { doorOn, lampAt, windowOn } from '../paints/openings';
import { boardOn, posterOn, trace } from '../paints/pictures';
import { tiles, wainscot } from '../paints/plain';
import type { Point, Scene } from '../scene';
import { shapeOf } from './roomShape';

const stations: readonly Point[] = [
  [-2.2, 0, 3],
  [2, 0, 3],
  [-2.2, 0, -2.9],
  [2, 0, -2.9],
];

const station = ([x, y, z]: Point) => [
  ...bench([x, y, z], 2.8, 0.85, '#e4ebee'),
  ...monitor([x - 0.8, 0.85, z + 0.15], z > 0 ? 4 : 5),
  ...recorder([x + 0.1, 0.85, z + 0.1]),
  tube([x + 0.85, 0.85, z], 0.09, 0.22, '#d8ecf0'),
  tube([x + 1.1, 0.85, z + 0.1], 0.015, 0.6, '#a8b3b8'),
  box([x + 1, 1.3, z + 0.1], [0.24, 0.03, 0.03], '#a8b3b8'),
  ...stool([x - 0.5, 0, z + (z > 0 ? -0.75 : 0.75)], '#51606a'),
  ...stool([x + 0.5, 0, z + (z > 0 ? -0.75 : 0.75)], '#51606a'),
];

const scene: Scene = {
  size: [9, 3.1, 10],
  eye: [-0.1, 1.6, 0],
  floor: tiles('#bccbd6', 0.6),
  ceiling: tiles('#f2f5f7', 0.6, 0.01),
  wall: wainscot('#f3f6f8', '#9db9cf'),
  decals: [
    windowOn(0, 0.8, 2.8),
    windowOn(0, 4, 6),
    windowOn(0, 7.2, 9.2),
    boardOn(5, [2.6, 6.4], trace('#10233a', '#7fd6ff')),
    posterOn(5, 0.9, 'heart'),
    posterOn(5, 7.2, 'trace'),
    doorOn(1, 0.8, '#b7c8d6'),
    doorOn(4, 1.2, '#b7c8d6'),
    posterOn(1, 4.4, 'brain'),
    posterOn(1, 6, 'kidney'),
    ...[1.4, 4.8, 8.2].flatMap((z) => [lampAt(1.8, z), lampAt(5.8, z)]),
  ],
  solids: [
    ...stations.flatMap((at) => station(at)),
    ...gasBottle([4.1, 0, 4.5], '#3f74a6'),
    ...gasBottle([3.75, 0, 4.6], '#6f7b83'),
    ...cupboard([0.4, 0, -4.7], [1.7, 1.9, 0.5], '#dbe4ea'),
    ...cupboard([2.5, 0, -4.7], [1.7, 1.9, 0.5], '#dbe4ea'),
    box([0, 0, 4.3], [1.6, 0.95, 0.6], '#8fa6b7'),
  ],
};

export const functionRoom = shapeOf({
  slug: 'function',
  scene,
  view: { yaw: 0, pitch: -6, fov: 72 },
  places: {
    sideDoor: [4.4, 1.2, -3.45],
    backDoor: [-2.55, 1.2, -4.9],
    monitor: [-3, 1.15, 3],
    recorder: [2.1, 1, 3],
    gas: [4, 1.1, 4.5],
    board: [0, 1.9, 4.9],
  },
});
