import { dissectingTable, operatingLamp } from '../furniture/benches';
import { cupboard, jarShelves, skeleton } from '../furniture/cabinets';
import { box, tube } from '../furniture/parts';
import { doorOn, lampAt, windowOn } from '../paints/openings';
import { boardOn, paintings, posterOn } from '../paints/pictures';
import { plain, tiles, wainscot } from '../paints/plain';
import type { Point, Scene } from '../scene';
import { shapeOf } from './roomShape';

const size: Point = [9, 3.2, 11];
const tables: readonly Point[] = [
  [-2, 0, 2.6],
  [1.6, 0, 2.6],
  [-2, 0, -2.8],
  [1.6, 0, -2.8],
];

const scene: Scene = {
  size,
  eye: [-0.2, 1.6, -0.2],
  floor: tiles('#c9d3d1', 0.6),
  ceiling: tiles('#f2f4f3', 0.6, 0.01),
  wall: wainscot('#f3f5ef', '#a9c6bd'),
  decals: [
    windowOn(0, 0.9, 2.9),
    windowOn(0, 4.2, 6.2),
    windowOn(0, 7.6, 9.6),
    boardOn(5, [2.6, 6.2], paintings['heart'] ?? plain('#ffffff')),
    posterOn(5, 0.9, 'figure'),
    posterOn(5, 7.1, 'brain'),
    doorOn(4, 1.2),
    doorOn(1, 0.6),
    posterOn(4, 4.2, 'figure'),
    posterOn(4, 5.6, 'kidney'),
    ...[1.6, 4.9, 8.4].flatMap((z) => [lampAt(2, z), lampAt(5.6, z)]),
  ],
  solids: [
    ...tables.flatMap((at) => dissectingTable(at)),
    ...tables.flatMap(([x, y, z]) => operatingLamp([x, y, z], size[1])),
    ...jarShelves([4.25, 0, 1.7], 5.4, 1),
    ...skeleton([-3.4, 0, 4.6]),
    ...cupboard([3.2, 0, -5.2], [1.6, 2, 0.5]),
    box([-4.2, 0, -3.4], [0.55, 0.85, 1.4], '#cfd8dc'),
    box([-4.2, 0.85, -3.4], [0.5, 0.04, 1.3], '#97a5ab'),
    tube([-4.35, 0.89, -3.4], 0.02, 0.3, '#dfe6e9'),
    box([0, 0, 4.7], [1.6, 0.95, 0.6], '#b08a5e'),
  ],
};

export const anatomyRoom = shapeOf({
  slug: 'anatomy',
  scene,
  view: { yaw: 0, pitch: -6, fov: 72 },
  places: {
    backDoor: [-2.55, 1.2, -5.4],
    sideDoor: [4.4, 1.2, -4.15],
    table: [1.6, 1.1, 2.6],
    jars: [4.1, 1.5, 1.7],
    skeleton: [-3.4, 1.3, 4.6],
    board: [-0.1, 1.9, 5.4],
  },
});
