import { operatingLamp } from '../furniture/benches';
import { cupboard } from '../furniture/cabinets';
import { bedWithManikin, crashCart, curtain, infusionStand, monitor } from '../furniture/devices';
import { box, tube } from '../furniture/parts';
import { doorOn, lampAt } from '../paints/openings';
import { boardOn, posterOn, trace } from '../paints/pictures';
import { fill, mixInto, rgb, tiles, wainscot } from '../paints/plain';
import type { Decal, Paint, Scene } from '../scene';
import { shapeOf } from './roomShape';

const mirrorFrame = rgb('#59646a');
const mirrorGlass = rgb('#48606e');
const black = rgb('#000000');
const panel = rgb('#e6ecee');
const panelRim = rgb('#9fb0b7');
const sockets = ['#3f8fbf', '#d8b23e', '#4b555b', '#5aa36e'].map(rgb);
const white = rgb('#f4f6f5');
const green = rgb('#1d8a4e');

/** The window behind which teachers watch. */
const mirror: Paint = (u, v, out) => {
  if (Math.abs(u - 0.5) < 0.006 || v < 0.03 || v > 0.97) return fill(out, mirrorFrame);
  const share = 0.75 + 0.25 * Math.max(0, Math.sin((u + v) * 5));
  mixInto(out, black, mirrorGlass, share);
};

/** Oxygen, suction and sockets in a rail above the bed. */
const supply: Paint = (u, v, out) => {
  const column = (u * 8) % 1;
  fill(out, panel);
  if (v < 0.12 || v > 0.88) return fill(out, panelRim);
  if (Math.abs(column - 0.5) > 0.22 || Math.abs(v - 0.5) > 0.24) return;
  fill(out, sockets[Math.floor(u * 8) % 4] ?? panel);
};

/** The box on the wall that everybody should know: a white heart on green. */
const aedBox: Paint = (u, v, out) => {
  const isRim = u < 0.06 || u > 0.94 || v < 0.05 || v > 0.95;
  fill(out, isRim ? white : green);
  const [x, y] = [(u - 0.5) * 3, (v - 0.48) * 3];
  if ((x * x + y * y - 0.5) ** 3 - x * x * y ** 3 < 0) fill(out, white);
};

const walls: Decal[] = [
  { face: 5, across: [1.6, 6.4], up: [1.35, 1.7], paint: supply },
  { face: 1, across: [2.6, 6], up: [1.05, 2.3], paint: mirror },
  { face: 0, across: [1.2, 1.75], up: [1.1, 1.8], paint: aedBox },
];

const scene: Scene = {
  size: [8, 3, 9],
  eye: [-0.1, 1.6, -0.6],
  floor: tiles('#c6d5d2', 1.2, 0.008),
  ceiling: tiles('#f3f5f5', 0.6, 0.01),
  wall: wainscot('#f4f6f5', '#9fcac3'),
  decals: [
    ...walls,
    posterOn(5, 6.8, 'trace'),
    posterOn(0, 2.6, 'heart'),
    boardOn(0, [4.2, 7.4], trace('#0d2027', '#56e09a')),
    doorOn(4, 0.9, '#a9c8c3'),
    doorOn(4, 5.2, '#a9c8c3'),
    ...[1.2, 4, 6.8].flatMap((z) => [lampAt(1.6, z), lampAt(5, z)]),
  ],
  solids: [
    ...bedWithManikin([-1.6, 0, 2.9]),
    ...bedWithManikin([1.9, 0, 2.9]),
    ...operatingLamp([-1.6, 0, 2.9], 3),
    ...operatingLamp([1.9, 0, 2.9], 3),
    ...curtain([0.25, 0, 3.2], 2.4),
    tube([0.25, 2.2, 3.2], 0.02, 0.8, '#b9c5c9'),
    box([0.25, 2.2, 3.2], [0.03, 0.03, 2.6], '#b9c5c9'),
    ...crashCart([-3.3, 0, 1.2], 1),
    ...infusionStand([-2.5, 0, 3.6]),
    ...infusionStand([2.9, 0, 3.6]),
    box([-0.75, 0, 4.1], [0.5, 0.9, 0.45], '#dfe6e8'),
    ...monitor([-0.75, 0.9, 4.1], 4),
    box([1, 0, 4.1], [0.4, 0.9, 0.45], '#dfe6e8'),
    ...monitor([1, 0.9, 4.1], 4, false),
    ...cupboard([0, 0, -4.2], [1.6, 1.9, 0.5]),
    box([3.6, 0, -2.6], [0.6, 0.85, 2.2], '#cdd9db'),
    box([3.6, 0.85, -2.6], [0.64, 0.04, 2.26], '#eef3f4'),
    tube([3.6, 0.89, -2.1], 0.07, 0.2, '#d94f3d'),
    tube([3.6, 0.89, -2.5], 0.06, 0.16, '#e7edf0'),
  ],
};

export const emergencyRoom = shapeOf({
  slug: 'emergency',
  scene,
  view: { yaw: 0, pitch: -8, fov: 74 },
  places: {
    leftDoor: [-2.35, 1.2, -4.4],
    rightDoor: [1.95, 1.2, -4.4],
    manikin: [-1.6, 1.05, 3.2],
    cart: [-3.3, 1.25, 1.2],
    aed: [-3.95, 1.45, -3],
    monitor: [-0.75, 1.25, 4.1],
    mirror: [3.95, 1.7, -0.2],
  },
});
