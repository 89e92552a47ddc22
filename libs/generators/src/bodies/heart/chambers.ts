import { place } from '../kit/place';
import { blend, carve, common, grow, half, relief, type Shape, union } from '../kit/shape';
import { ball, egg, lathe } from '../kit/solids';
import { smoothWay, tube } from '../kit/sweep';
import { unevenness } from '../kit/noise';
import { frameOf, times } from '../kit/vec';
import type { HeartForm } from './forms';
import { alongAxis, base, heartFrame, toApex, toRight, valves } from './frame';

/** A cone around the heart's axis, by its radius at distances along it. */
const cone = (...rings: HeartForm['leftBlock']) =>
  place(
    lathe(smoothWay(rings.map(([wide, far]) => [wide, far, 0, 1])).map(([x, y]) => [x, y])),
    base,
    heartFrame,
  );
const { aortic, mitral, tricuspid, pulmonary } = valves;
const through = (valve: { at: readonly number[]; way: readonly number[]; radius: number }) => {
  const [x = 0, y = 0, z = 0] = valve.at;
  const [a = 0, b = 0, c = 0] = valve.way;
  const r = valve.radius;
  return tube([
    [x - a * 12, y - b * 12, z - c * 12, r],
    [x + a * 12, y + b * 12, z + c * 12, r],
  ]);
};
const ways = [aortic, mitral, tricuspid, pulmonary].map(through);

const rough = unevenness('trabeculae', 2.2, 7);

/** Both ventricles, whole and hollow. */
function ventriclesOf(form: HeartForm) {
  const leftBlock = cone(...form.leftBlock);
  const rightBlock = blend(
    14,
    place(egg([0, 0, 0], [33, 45, 29]), alongAxis(25, 24), frameOf(toApex, toRight)),
    tube([
      [2, 2, 30, 17],
      [6, 20, 28, 15],
      [9, 34, 21, 14],
    ]),
  );
  /** Both ventricles with a smooth surface over them. */
  const ventricles = blend(12, leftBlock, rightBlock);

  const leftCavity = union(
    relief(cone(...form.leftCavity), 2.5, rough),
    through(aortic),
    through(mitral),
  );
  const rightCavity = relief(carve(grow(rightBlock, -4.5), grow(leftBlock, 0.5)), 2, rough);
  return { leftBlock, rightBlock, ventricles, leftCavity, rightCavity };
}

function atriaOf(form: HeartForm) {
  const rightAtrium = blend(
    10,
    egg([-38, 17, -7], [22, 27, 22]),
    tube([
      [-32, 30, -8, 13],
      [-32, 48, -6, 11],
    ]),
    ball([-32, -6, -16], 13),
    ball([-33, 8, 4], 20),
  );
  const leftAtrium = blend(
    9,
    egg(...form.leftAtrium),
    ball([-24, 30, -38], 12),
    ball([24, 30, -37], 12),
    ball([10, 16, -24], 15),
    ball([-12, 11, -22], 13),
  );
  return { rightAtrium, leftAtrium };
}

const lobed = unevenness('auricles', 1.6, 8);
const rightAuricle = relief(
  tube([
    [-36, 32, 2, 11],
    [-30, 36, 14, 10.5],
    [-20, 37, 22, 8],
    [-12, 34, 27, 4],
  ]),
  3,
  lobed,
);
const leftAuricle = relief(
  tube([
    [26, 28, -24, 9],
    [34, 30, -10, 9],
    [34, 32, 4, 7.5],
    [28, 31, 14, 3.5],
  ]),
  3,
  lobed,
);

const root = tube([
  [-6, 24, 4, 14.5],
  [-7, 34, 7, 16.5],
  [-13, 50, 9, 16],
]);
const trunk = tube([
  [9, 34, 22, 12.4],
  [13, 52, 16, 12.4],
]);

/** The chambers of a heart of this form, and the surfaces that others lie on. */
export function chambersOf(form: HeartForm) {
  const { leftBlock, rightBlock, ventricles, leftCavity, rightCavity } = ventriclesOf(form);
  const { rightAtrium, leftAtrium } = atriaOf(form);
  const underBase = half(base, times(toApex, -1));
  /** The surface that the coronary vessels lie on. */
  const heartSurface = blend(6, ventricles, rightAtrium, leftAtrium);
  const septumSide = common(grow(rightBlock, 1), leftBlock);
  /** The region nearer to the right ventricle, outside the shared wall. */
  const onTheRight: Shape = {
    box: ventricles.box,
    at: (x, y, z) => {
      const left = leftBlock.at(x, y, z);
      return Math.max(rightBlock.at(x, y, z) - left, -left);
    },
  };
  const leftWall = carve(common(ventricles, underBase), onTheRight, leftCavity, root);
  const rightWall = carve(common(ventricles, onTheRight), rightCavity, ...ways, trunk, root);
  const inner = grow(rightAtrium, -3);
  const leftInner = grow(leftAtrium, -3);
  const below = [ventricles, root, trunk];

  const chamberShapes = {
    'left-ventricle': carve(leftWall, septumSide),
    'interventricular-septum': common(leftWall, septumSide),
    'right-ventricle': rightWall,
    'right-atrium': carve(rightAtrium, inner, leftAtrium, ...below, ...ways),
    'left-atrium': carve(leftAtrium, leftInner, grow(rightAtrium, -3), ...below, ...ways),
    'right-auricle': carve(rightAuricle, inner, grow(rightAuricle, -2.4), ...below, rightAtrium),
    'left-auricle': carve(leftAuricle, grow(leftAuricle, -2.4), ...below, leftAtrium),
    'interatrial-septum': common(
      leftAtrium,
      rightAtrium,
      grow(egg([-24, 18, -24], [12, 16, 14]), 0),
    ),
    'fossa-ovalis': place(
      egg([0, 0, 0], [6, 1, 7]),
      [-23.5, 14, -21],
      frameOf([-0.7, 0, 0.7], [0, 1, 0]),
    ),
  };
  return {
    ventricles,
    leftBlock,
    rightBlock,
    heartSurface,
    chamberShapes,
    rightAtrialBody: rightAtrium,
    leftAtrialBody: leftAtrium,
  };
}
export type Chambers = ReturnType<typeof chambersOf>;
