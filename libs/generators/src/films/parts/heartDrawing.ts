import { circle, path, point, posed, stroke } from '../../pictures/svg';
import { tints, veiled } from './pens';

/** The state of a heart at a moment; all values from 0 to 1. */
export interface HeartPose {
  /** The contraction of the chambers. */
  atria: number;
  ventricles: number;
  /** The opening of the valves. */
  avValves: number;
  arteryValves: number;
}

export const restingHeart: HeartPose = { atria: 0, ventricles: 0, avValves: 0.6, arteryValves: 0 };

const muscle = '#c65a57';
const muscleEdge = '#8f3435';
const right = '#7f9fe4';
const left = '#ef8b86';

/** The whole of the muscle from outside. */
export const outline =
  'M70 150C46 60 150 30 222 76C292 30 404 62 392 160C410 300 322 420 232 478C130 420 44 300 70 150Z';

/** A chamber shrinks towards its middle. */
const chamber = (d: string, tint: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${point(x, y)}) scale(${scale.toFixed(3)})">${path(d, tint)}</g>`;

const atrium =
  'M-52 -42C-20 -66 34 -64 52 -36C66 0 56 40 34 48C10 56 -14 56 -36 48C-62 30 -66 -12 -52 -42Z';
const rightVentricle = 'M-58 -78C-20 -92 30 -90 50 -78C54 -20 62 50 60 104C20 84 -44 20 -58 -78Z';
const leftVentricle = 'M-46 -80C-14 -92 30 -92 52 -78C56 0 0 76 -36 122C-52 66 -50 -20 -46 -80Z';

/** Two leaflets, hinged at the ring, that meet in its middle when shut. */
function valve(x: number, y: number, half: number, open: number, down: 1 | -1): string {
  const turn = 0.18 + open * 1.15;
  const tip = (side: 1 | -1) =>
    point(x + side * (half - half * Math.cos(turn)), y + down * half * Math.sin(turn));
  return (
    stroke(`M${point(x - half, y)}L${tip(-1)}`, '#fff7e0', 7) +
    stroke(`M${point(x + half, y)}L${tip(1)}`, '#fff7e0', 7) +
    circle(x - half, y, 5, muscleEdge) +
    circle(x + half, y, 5, muscleEdge)
  );
}

const veins =
  stroke('M118 30C112 70 116 96 126 128', right, 34) +
  stroke('M446 128C400 126 370 130 330 142', left, 30) +
  stroke('M446 172C400 172 370 168 330 160', left, 30);

const arteries =
  stroke('M250 236C240 170 214 110 204 66C196 6 274 -30 320 4', tints.red, 40) +
  stroke('M250 236C240 170 214 110 204 66C196 6 274 -30 320 4', '#f0807c', 28) +
  stroke('M196 232C206 170 244 120 256 84C266 50 300 34 352 44', tints.blue, 40) +
  stroke('M196 232C206 170 244 120 256 84C266 50 300 34 352 44', '#86a8ef', 28);

/** A heart cut open from the front, in a space of 460 by 480: its left stands on our right. */
export function drawHeartCut(pose: HeartPose, isBare = false): string {
  const atria = 1 - 0.2 * pose.atria;
  const ventricles = 1 - 0.26 * pose.ventricles;
  const whole = 1 - 0.035 * pose.ventricles;
  return posed(
    veins +
      path(outline, muscle) +
      stroke(outline, muscleEdge, 4) +
      chamber(atrium, right, 134, 158, atria) +
      chamber(atrium, left, 322, 158, atria) +
      chamber(rightVentricle, right, 144, 318, ventricles) +
      chamber(leftVentricle, left, 306, 316, ventricles) +
      (isBare ? '' : arteries) +
      valve(130, 226, 34, pose.avValves, 1) +
      valve(322, 226, 34, pose.avValves, 1) +
      (isBare
        ? ''
        : valve(196, 222, 15, pose.arteryValves, -1) + valve(250, 226, 15, pose.arteryValves, -1)),
    { x: 230 * (1 - whole), y: 240 * (1 - whole), scale: whole },
  );
}

type Way = readonly (readonly [number, number])[];

const into: readonly Way[] = [
  [
    [130, 170],
    [130, 226],
    [140, 290],
    [150, 330],
  ],
  [
    [322, 170],
    [322, 226],
    [312, 290],
    [300, 330],
  ],
];
const out: readonly Way[] = [
  [
    [150, 320],
    [176, 270],
    [196, 226],
    [214, 160],
    [250, 100],
    [276, 58],
    [340, 44],
  ],
  [
    [300, 330],
    [276, 280],
    [250, 230],
    [234, 160],
    [206, 80],
    [212, 20],
    [262, -16],
    [316, 2],
  ],
];

const onWay = (way: Way, part: number): readonly [number, number] => {
  const place = part * (way.length - 1);
  const at = Math.min(Math.floor(place), way.length - 2);
  const [from, to] = [way[at] ?? [0, 0], way[at + 1] ?? [0, 0]];
  return [from[0] + (to[0] - from[0]) * (place - at), from[1] + (to[1] - from[1]) * (place - at)];
};

/** Blood on its way, as drops: `phase` moves them on. */
export const drawFlow = (to: 'ventricles' | 'arteries', phase: number, opacity: number): string =>
  veiled(
    (to === 'ventricles' ? into : out)
      .map((way, side) =>
        Array.from({ length: 7 }, (_, at) => {
          const [x, y] = onWay(way, (at / 7 + phase) % 1);
          return circle(x, y, 5.5, side === 0 ? '#1d3f9c' : '#a1151a');
        }).join(''),
      )
      .join(''),
    opacity,
  );
