import { circle } from '../../pictures/svg';
import { clamp } from '../timing';
import { outline } from './heartDrawing';
import { line, tints, veiled } from './pens';

type Point = readonly [number, number];

const between: readonly Point[] = [
  [92, 112],
  [140, 132],
  [186, 168],
  [212, 214],
];
const bundle: readonly Point[] = [
  [212, 214],
  [226, 240],
  [230, 268],
];
const rightBranch: readonly Point[] = [
  [230, 268],
  [218, 330],
  [206, 400],
  [190, 428],
];
const leftBranch: readonly Point[] = [
  [230, 268],
  [246, 330],
  [252, 400],
  [262, 440],
];
const rightFibres: readonly Point[] = [
  [190, 428],
  [138, 384],
  [96, 320],
  [76, 256],
];
const leftFibres: readonly Point[] = [
  [262, 440],
  [318, 392],
  [362, 316],
  [380, 250],
];

/** The part of a path that has been covered. */
function gone(way: readonly Point[], part: number): Point[] {
  const place = clamp(part) * (way.length - 1);
  const whole = Math.floor(place);
  const [from, to] = [way[whole], way[whole + 1]];
  const points = way.slice(0, whole + 1);
  if (from && to && place > whole) {
    const rest = place - whole;
    points.push([from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest]);
  }
  return points;
}

/** The progress of an excitation in each part, from 0 to 1. */
export interface Excitation {
  atria: number;
  node: number;
  bundle: number;
  ventricles: number;
  /** The repolarised share of the ventricles. */
  recovery: number;
}

const ways: readonly (readonly [readonly Point[], (way: Excitation) => number])[] = [
  [between, ({ atria }) => atria],
  [bundle, (way) => way.bundle * 2],
  [rightBranch, (way) => way.bundle * 2 - 1],
  [leftBranch, (way) => way.bundle * 2 - 1],
  [rightFibres, ({ ventricles }) => ventricles * 1.6],
  [leftFibres, ({ ventricles }) => ventricles * 1.6],
];

const glow = (x: number, y: number, radius: number, opacity: number) =>
  veiled(circle(x, y, Math.max(0.1, radius), '#ffd84d'), opacity);

/** Between atria and ventricles nothing conducts but the node: their light stays apart. */
const clips =
  `<clipPath id="muscle"><path d="${outline}"/></clipPath>` +
  '<clipPath id="upper"><rect width="460" height="222"/></clipPath>' +
  '<clipPath id="lower"><rect y="222" width="460" height="270"/></clipPath>';

const lit = (half: 'upper' | 'lower', content: string) =>
  `<g clip-path="url(#muscle)"><g clip-path="url(#${half})">${content}</g></g>`;

/** The conduction system in the space of `drawHeartCut`, lit as far as the excitation has come. */
export function drawConduction(way: Excitation): string {
  const ventricles = way.ventricles * (1 - way.recovery);
  return (
    clips +
    lit('upper', glow(92, 112, 330 * way.atria, 0.6 * way.atria * (1 - clamp(way.bundle)))) +
    lit('lower', glow(232, 400, 250 * way.ventricles, 0.6 * ventricles)) +
    ways.map(([points]) => line(points, '#6d4b12', 8)).join('') +
    ways
      .map(([points, part]) =>
        part(way) > 0 ? line(gone(points, part(way)), tints.yellow, 7) : '',
      )
      .join('') +
    circle(92, 112, 13, '#6d4b12') +
    circle(92, 112, 10, way.atria > 0 ? tints.yellow : '#e8d9b8') +
    circle(212, 214, 13, '#6d4b12') +
    circle(212, 214, 10, way.node > 0 ? tints.yellow : '#e8d9b8')
  );
}
