import { place } from '../kit/place';
import { blend, carve, common, grow, rind, type Shape, union } from '../kit/shape';
import { egg } from '../kit/solids';
import { type Knot, tube } from '../kit/sweep';
import { add, frameOf, times, unit, type Vec } from '../kit/vec';
import type { KidneyForm } from './forms';

/** A right kidney: its hilum looks to the middle of the body, to the left of it. */
const bean = blend(
  14,
  tube([
    [2, 38, -3, 17],
    [-9, 20, 0, 24],
    [-12, 0, 1, 25],
    [-10, -20, 2, 24],
    [0, -37, 3, 17],
  ]),
);
/** The pyramids look at the sinus from all around: in the plane of the kidney, in two rows. */
const rows = [
  [74, 1],
  [44, 1],
  [14, 1],
  [-14, 1],
  [-44, 1],
  [-74, 1],
  [30, -1],
  [-30, -1],
] as const;

type Ray = { way: Vec; tip: Vec };
const raysOf = ({ tips: [middle, wide, high] }: KidneyForm): Ray[] =>
  rows.map(([degrees, side]) => {
    const angle = ((180 - degrees) * Math.PI) / 180;
    const deep = side === 1 ? 0.28 : -0.62;
    const way: Vec = unit([Math.cos(angle), Math.sin(angle), deep]);
    const tip: Vec = [middle + Math.cos(angle) * wide, Math.sin(angle) * high, 1 + side * 2.5];
    return { way, tip };
  });
/** A knot on a ray. */
const on = ({ way, tip }: Ray, [far, radius]: readonly [number, number]): Knot => [
  ...add(tip, times(way, far)),
  radius,
];

/** A trunk from the great vessels and branches of it between the pyramids. */
function tree(trunk: readonly Knot[], hub: Vec, radius: number, ends: readonly Vec[]): Shape {
  return union(
    tube(trunk),
    ...ends.map((end) =>
      tube([
        [...hub, radius],
        [...add(times(add(hub, end), 0.5), [0, 0, 1]), radius * 0.8],
        [...end, radius * 0.55],
      ]),
    ),
  );
}
const ends = [60, 28, 0, -28, -60].map((degrees): Vec => {
  const angle = ((180 - degrees) * Math.PI) / 180;
  return [-3 + Math.cos(angle) * 17, Math.sin(angle) * 32, 6];
});
const vesselsOf = ({ pushed }: KidneyForm) => ({
  artery: tree(
    [
      [66, 8, -4, 3],
      [44, 5, -2, 3],
      [26, 3, 3 + pushed * 0.7, 2.8],
      [16, 2, 4 + pushed, 2.4],
    ],
    [16, 2, 4 + pushed],
    2,
    ends.map(([x, y]): Vec => [x, y, 3 + pushed]),
  ),
  vein: tree(
    [
      [62, 3, 10, 5],
      [44, 1, 9, 4.6],
      [28, 0, 9 + pushed * 0.7, 4.2],
      [17, -1, 8 + pushed, 3.4],
    ],
    [17, -1, 8 + pushed],
    2.5,
    ends.map(([x, y]): Vec => [x, y - 3, 8 + pushed]),
  ),
});

/** Calyces, pelvis and ureter, and the pyramids that they come from. */
function waysOf(form: KidneyForm, whole: Shape) {
  const rays = raysOf(form);
  const [pelvisAt] = form.pelvis;
  const cones = rays.map((ray) =>
    common(grow(whole, -form.cortex - 0.3), tube(form.pyramid.map((ring) => on(ray, ring)))),
  );
  const cups = rays.map((ray) =>
    tube([
      ...form.cup.map((ring) => on(ray, ring)),
      [...add(times(ray.tip, 0.72), times(pelvisAt, 0.28)), form.neck],
    ]),
  );
  const pyramids = form.isBulging ? cones.map((cone) => carve(cone, ...cups)) : cones;
  const minor = form.isBulging ? cups : cups.map((cup) => carve(cup, ...pyramids));
  const pelvis = blend(4, egg(...form.pelvis), tube(form.outlet));
  const [[x, y], [first, second, third]] = form.major;
  const majorTo = (from: Vec): Shape => {
    const way = tube([
      [...from, first],
      [...add(times(from, 0.5), times(pelvisAt, 0.5)), second],
      [...pelvisAt, third],
    ]);
    // In a dilated kidney it would overlap its neighbours.
    return form.isBulging ? carve(way, pelvis, ...minor) : way;
  };
  const [upper, lower] = [majorTo([x, y, 1]), majorTo([x, -y, 1])];
  return { pyramids, minor, pelvis, upper, lower };
}

/** All parts of a kidney in that form. */
export function kidneyShapesOf(form: KidneyForm): Record<string, Shape> {
  const healthy: Shape = { box: bean.box, at: (x, y, z) => bean.at(x, y, z * 1.22) * 0.9 };
  const whole = grow(healthy, form.swollen);
  const sinus = blend(6, ...form.sinus.map((one) => egg(...one)));
  const organ = carve(whole, sinus);
  const { pyramids, minor, pelvis, upper, lower } = waysOf(form, whole);
  const { artery, vein } = vesselsOf(form);
  const inner = grow(whole, -form.cortex);
  const gaps = pyramids.map((one) => grow(one, 0.3));
  const bulging = form.isBulging ? minor : [];
  return {
    'fibrous-capsule': carve(rind(grow(whole, 1), 0.9), grow(sinus, 1)),
    'renal-cortex': carve(organ, inner, union(...pyramids, artery, vein), ...bulging),
    'renal-columns': carve(common(inner, organ), ...gaps, artery, vein, ...bulging),
    ...Object.fromEntries(pyramids.map((shape, at) => [`renal-pyramid-${at + 1}`, shape])),
    'minor-calyces': union(...minor),
    'superior-major-calyx': upper,
    'inferior-major-calyx': lower,
    'renal-pelvis': pelvis,
    ureter: tube(form.ureter),
    'renal-artery': artery,
    'renal-vein': vein,
    'suprarenal-gland': place(
      blend(5, egg([0, 0, 0], [13, 10, 4]), egg([0, 7, 0], [5, 9, 3.5])),
      [14, form.gland, -2],
      frameOf([0.25, 0.95, 0], [0, 0, 1]),
    ),
  };
}
