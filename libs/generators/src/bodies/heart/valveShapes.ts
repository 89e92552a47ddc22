import { place } from '../kit/place';
import { common, half, type Shape, union } from '../kit/shape';
import { lathe } from '../kit/solids';
import { tube } from '../kit/sweep';
import { add, frameOf, times, type Vec } from '../kit/vec';
import type { HeartForm } from './forms';
import { local, valves } from './frame';

/** The part of the turn from one angle to another, less than half of it, about the y axis. */
function wedge(from: number, to: number): Shape {
  const side = (degrees: number, sign: number) => {
    const angle = (degrees * Math.PI) / 180;
    return half([0, 0, 0], [-Math.sin(angle) * sign, 0, Math.cos(angle) * sign]);
  };
  return common(side(from, -1), side(to, 1));
}

/** A sail that hangs from the ring into the ventricle. */
function sail(radius: number, deep: number, from: number, to: number): Shape {
  const funnel = lathe([
    [radius + 1, 0],
    [radius * 0.86, deep * 0.5],
    [radius * 0.42, deep],
    [radius * 0.42 - 1.2, deep - 0.8],
    [radius * 0.86 - 1.6, deep * 0.5 - 1],
    [radius - 1, -0.8],
  ]);
  return common(funnel, wedge(from + 2, to - 2));
}

/** A pocket that opens the way that blood goes. */
function pocket(radius: number, from: number, to: number): Shape {
  const cup = lathe([
    [radius + 0.6, 8],
    [radius + 0.2, 1],
    [radius * 0.66, -3.4],
    [radius * 0.3, -1],
    [0.1, 4],
    [0.1, 5.4],
    [radius * 0.34, 0.6],
    [radius * 0.66, -2],
    [radius - 1.4, 1.6],
    [radius - 0.8, 8],
  ]);
  return common(cup, wedge(from + 1, to - 1));
}

type Valve = { at: Vec; way: Vec; radius: number };
/** Angles are counted from the front, so that each leaf lies where its name says. */
const seat = (shape: Shape, { at, way }: Valve, zero: Vec) => place(shape, at, frameOf(way, zero));

const { aortic, pulmonary, mitral, tricuspid } = valves;
const front: Vec = [0, 0.2, 1];

const cordsTo = (tip: Vec, { at, way, radius }: Valve, deep: number, aims: readonly Vec[]) =>
  union(
    ...aims.map((aim) => {
      const end = add(add(at, times(way, deep)), times(aim, radius * 0.42));
      return tube([
        [...tip, 0.7],
        [(tip[0] + end[0]) / 2, (tip[1] + end[1]) / 2, (tip[2] + end[2]) / 2, 0.55],
        [...end, 0.6],
      ]);
    }),
  );
const spread = (way: Vec, turns: readonly number[]): Vec[] => {
  const { x, z } = frameOf(way, front);
  return turns.map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return add(times(x, Math.sin(angle)), times(z, Math.cos(angle)));
  });
};

const muscle = ({ foot, tip, radius }: HeartForm['leftAnterior']) =>
  tube([
    [...foot, radius],
    [...between(foot, tip, 0.5), radius * 0.85],
    [...tip, radius * 0.45],
  ]);
const between = (a: Vec, b: Vec, part: number): Vec => add(times(a, 1 - part), times(b, part));

const tips = {
  rightFront: local([36, 34, 18]),
  rightBack: local([36, 26, -6]),
} as const;

export const valveShapesOf = ({ leftAnterior, leftPosterior }: HeartForm) => ({
  'mitral-anterior': seat(sail(mitral.radius, 20, 10, 170), mitral, [-0.6, 0.4, 0.6]),
  'mitral-posterior': union(
    seat(sail(mitral.radius, 13, 170, 268), mitral, [-0.6, 0.4, 0.6]),
    seat(sail(mitral.radius, 13, 266, 370), mitral, [-0.6, 0.4, 0.6]),
  ),
  'tricuspid-anterior': seat(sail(tricuspid.radius, 17, 20, 145), tricuspid, front),
  'tricuspid-posterior': seat(sail(tricuspid.radius, 15, 264, 378), tricuspid, front),
  'tricuspid-septal': seat(sail(tricuspid.radius, 13, 147, 262), tricuspid, front),
  'right-aortic-cusp': seat(pocket(aortic.radius, -30, 90), aortic, [-1, 0, 0]),
  'left-aortic-cusp': seat(pocket(aortic.radius, 210, 330), aortic, [-1, 0, 0]),
  'posterior-aortic-cusp': seat(pocket(aortic.radius, 90, 210), aortic, [-1, 0, 0]),
  'anterior-pulmonary-cusp': seat(pocket(pulmonary.radius, -60, 60), pulmonary, [-1, 0, 0]),
  'left-pulmonary-cusp': seat(pocket(pulmonary.radius, 180, 300), pulmonary, [-1, 0, 0]),
  'right-pulmonary-cusp': seat(pocket(pulmonary.radius, 60, 180), pulmonary, [-1, 0, 0]),
  'papillary-left-anterior': muscle(leftAnterior),
  'papillary-left-posterior': muscle(leftPosterior),
  'papillary-right-anterior': muscle({
    foot: local([29, 52, 21]),
    tip: tips.rightFront,
    radius: 4.5,
  }),
  'papillary-right-posterior': muscle({
    foot: local([36, 42, -4]),
    tip: tips.rightBack,
    radius: 3.8,
  }),
  'mitral-chordae': union(
    cordsTo(leftAnterior.tip, mitral, 15, spread(mitral.way, [-60, -20, 20, 120])),
    cordsTo(leftPosterior.tip, mitral, 15, spread(mitral.way, [60, 160, 200, 250])),
  ),
  'tricuspid-chordae': union(
    cordsTo(tips.rightFront, tricuspid, 14, spread(tricuspid.way, [-40, 0, 40, 80])),
    cordsTo(tips.rightBack, tricuspid, 14, spread(tricuspid.way, [120, 160, 200, 240])),
  ),
  'moderator-band': tube([
    [...local([24, 44, 26]), 3],
    [...local([28, 52, 28]), 2.4],
    [...local([32, 58, 25]), 3],
  ]),
});
