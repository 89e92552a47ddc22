import { bench, microscope, stool } from '../furniture/benches';
import { cupboard } from '../furniture/cabinets';
import { monitor } from '../furniture/devices';
import { box } from '../furniture/parts';
import { doorOn, lampAt, windowOn } from '../paints/openings';
import { boardOn, posterOn, section } from '../paints/pictures';
import { tiles, wainscot } from '../paints/plain';
import type { Point, Scene } from '../scene';
import { shapeOf } from './roomShape';

const rows = [3.2, 1.5, -1.7, -3.4] as const;
const columns = [-2.3, 2.1] as const;
const seats = [-1.1, 0, 1.1] as const;

const benches = rows.flatMap((z) => columns.map((x): Point => [x, 0, z]));

const scene: Scene = {
  size: [10, 3.1, 12],
  eye: [-0.1, 1.6, -0.2],
  floor: tiles('#d3cbbf', 0.5),
  ceiling: tiles('#f4f4f2', 0.6, 0.01),
  wall: wainscot('#f5f3ec', '#e0cfae'),
  decals: [
    ...[0.8, 3.4, 6, 8.6].map((from) => windowOn(0, from, from + 2)),
    boardOn(5, [2.9, 7.1], section),
    posterOn(5, 1.2, 'kidney'),
    posterOn(5, 7.9, 'heart'),
    doorOn(1, 0.7, '#d8c7a6'),
    doorOn(4, 1.2, '#d8c7a6'),
    posterOn(1, 4.2, 'brain'),
    posterOn(1, 6, 'section'),
    posterOn(1, 7.8, 'figure'),
    ...[1.6, 4.4, 7.2, 10].flatMap((z) => [lampAt(2, z), lampAt(6.6, z)]),
  ],
  solids: [
    ...benches.flatMap((at) => bench(at, 3.6)),
    ...benches.flatMap(([x, , z]) => seats.flatMap((seat) => microscope([x + seat, 0.85, z]))),
    ...benches.flatMap(([x, , z]) => seats.flatMap((seat) => stool([x + seat, 0, z - 0.65]))),
    box([0, 0, 5], [1.9, 0.95, 0.6], '#b58f63'),
    ...monitor([-0.5, 0.95, 5], 4, false),
    ...microscope([0.4, 0.95, 5]),
    ...cupboard([0.2, 0, -5.7], [1.8, 1.9, 0.5], '#e6ddcb'),
    ...cupboard([2.3, 0, -5.7], [1.8, 1.9, 0.5], '#e6ddcb'),
    ...cupboard([4.2, 0, -5.7], [1.4, 1.9, 0.5], '#e6ddcb'),
  ],
};

export const morphologyRoom = shapeOf({
  slug: 'morphology',
  scene,
  view: { yaw: 0, pitch: -8, fov: 74 },
  places: {
    sideDoor: [4.9, 1.2, -4.55],
    backDoor: [-3.05, 1.2, -5.9],
    microscope: [1, 1.1, 1.5],
    screen: [0, 1.9, 5.9],
    slides: [2.3, 1.5, -5.4],
    poster: [4.9, 1.9, 0.45],
  },
});
