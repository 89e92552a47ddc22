import { divide } from '../kit/divide';
import { wandering } from '../kit/noise';
import { mirrored, widened } from '../kit/place';
import { carve, common, type Field, grow, type Shape, union } from '../kit/shape';
import { brick, egg, plate } from '../kit/solids';
import { tube } from '../kit/sweep';
import { everywhere } from '../kit/box';
import { middleDeep, sidedDeep } from './deep';
import {
  aboveLateral,
  behindCentral,
  behindParietal,
  enclosed,
  hemisphere,
  temporal,
} from './hull';
import { nerves } from './nerves';
import { cerebellarHemisphere, stemShapes } from './stem';

const deep = union(...Object.values(sidedDeep), ...Object.values(middleDeep));
const stem = union(...Object.values(stemShapes));
const room = grow(union(deep, stem), 0.2);

/** Between the hemispheres below the corpus callosum there is no cortex. */
const core = widened(
  plate(
    [
      [27, 2],
      [27, -20],
      [12, -42],
      [-2, -42],
      [-22, -30],
      [-22, 2],
      [-8, 20],
      [8, 31],
    ],
    1,
  ),
  14,
);
const white = carve(enclosed, room);
const cortex = carve(hemisphere, grow(white, 0.1), core, room);

/** The region where a field is positive. */
const where = (field: Field): Shape => ({ at: (x, y, z) => -field(x, y, z), box: everywhere });
const below: Field = (x, y, z) => -aboveLateral(x, y, z);
const before: Field = (x, y, z) => -behindCentral(x, y, z);
const cingulate = tube([
  [4, -10, 24, 7],
  [4, 4, 40, 8],
  [4, 22, 36, 9],
  [4, 37, 8, 9],
  [4, 37, -18, 9],
  [4, 26, -44, 9],
  [4, 8, -51, 8],
]);
const lobes = divide(
  cortex,
  {
    insula: common(egg([33, 0, -2], [12, 17, 29]), brick([36, 0, -2], [9, 20, 30], 2)),
    'cingulate-gyrus': common(cingulate, brick([0, 12, -4], [13, 50, 70], 1)),
    'temporal-lobe': common(
      where(below),
      grow(temporal, 5),
      where((x, y, z) => -behindParietal(x, y, z)),
    ),
    'occipital-lobe': where(behindParietal),
    'precentral-gyrus': where((x, y, z) => Math.min(before(x, y, z), behindCentral(x, y, z) + 14)),
    'postcentral-gyrus': where((x, y, z) => Math.min(behindCentral(x, y, z), 13 + before(x, y, z))),
    'frontal-lobe': where(before),
    'parietal-lobe': where(behindCentral),
  },
  { gap: 0.3, most: 3, wander: wandering('lobes', 0.4, 8) },
);

const bothSidesOf = (shapes: Readonly<Record<string, Shape>>) =>
  Object.fromEntries(
    Object.entries(shapes).flatMap(([id, shape]) => [
      [`left-${id}`, shape],
      [`right-${id}`, mirrored(shape)],
    ]),
  );

export const brainShapes: Readonly<Record<string, Shape>> = {
  ...bothSidesOf(lobes),
  ...bothSidesOf({ 'cerebral-white-matter': white, ...sidedDeep }),
  ...middleDeep,
  ...stemShapes,
  ...bothSidesOf({ 'cerebellar-hemisphere': cerebellarHemisphere }),
  ...nerves,
};
