import { folded, widened } from '../kit/place';
import { blend, carve, common, grow, half, type Shape, union } from '../kit/shape';
import { ball, egg, plate } from '../kit/solids';
import { band, tube } from '../kit/sweep';

const arch = tube([
  [0, -3, 19, 1.6],
  [0, 2, 29, 3.4],
  [0, 12, 32, 5],
  [0, 22, 22, 3.8],
  [0, 27, 2, 3.4],
  [0, 26, -18, 3.2],
  [0, 20, -34, 3.8],
  [0, 11, -41, 5.6],
  [0, 7, -37, 3.6],
]);
const callosum = widened(arch, 11);

const caudate = tube([
  [12, 3, 24, 6],
  [13.5, 9, 17, 7],
  [16, 15, 4, 5],
  [19, 19, -12, 3.4],
  [24, 16, -28, 2.6],
  [32, 4, -36, 2],
  [36, -8, -28, 1.8],
  [33, -15, -12, 1.8],
]);
const thalamus = blend(6, egg([10.5, 8, -15], [8, 8, 13]), egg([14, 8, -26], [8, 7, 7]));
const putamen = egg([26.5, 2, 2], [5.4, 11.5, 21]);
const pallidum = blend(4, egg([20, -1, -2], [4.2, 7, 10]), egg([17, -3, -3], [3, 4, 7]));
const hippocampus = blend(
  3,
  tube([
    [24, -21, -9, 6.4],
    [27, -19, -16, 5.4],
    [30, -15, -26, 4.4],
    [27, -4, -37, 3.2],
    [19, 6, -41, 2.2],
  ]),
  ball([22, -20, -10], 4.6),
  ball([26, -21, -7], 4),
);
const amygdala = egg([23, -18, 1], [7, 7, 6]);
const capsule = band(
  [
    [18, 9, 20, 9],
    [15.5, 6, 6, 11],
    [16.5, 5, -4, 12],
    [21.5, 7, -16, 12],
    [26, 9, -24, 10],
  ],
  [1, 0.15, 0],
  0.26,
);
const lateral = blend(
  5,
  tube([
    [5, 6, 27, 2.4],
    [8, 13, 18, 5],
    [11, 18, 0, 5],
    [14, 19, -20, 4.6],
    [24, 10, -39, 7.5],
  ]),
  tube([
    [24, 9, -40, 6],
    [24, 6, -56, 4],
    [21, 5, -70, 1.6],
  ]),
  tube([
    [26, 3, -42, 6],
    [35, -12, -32, 3.6],
    [34, -20, -16, 3],
    [30, -22, -4, 2.4],
  ]),
);
const third = plate(
  [
    [5, -24],
    [10, -12],
    [8, 0],
    [-6, 3],
    [-14, -1],
    [-12, -9],
    [-3, -18],
  ],
  1.6,
);
const fornix = folded(
  tube([
    [19, 7, -41, 1.8],
    [11, 15, -33, 2],
    [3, 20, -18, 2.4],
    [2, 17, -4, 2.2],
    [2, 6, 3, 2],
    [3, -8, -4, 1.8],
  ]),
);
const mamillary = folded(ball([3, -15, -10], 2.8));
const hypothalamus = blend(
  3,
  folded(egg([4.4, -7, -3], [3.4, 7, 8])),
  egg([0, -13, -1], [5, 2.6, 5]),
);

const isLeft = half([0, 0, 0], [-1, 0, 0]);
export const ventricles = {
  third,
  lateral: common(
    carve(lateral, caudate, thalamus, hippocampus, callosum, fornix),
    half([0.9, 0, 0], [-1, 0, 0]),
  ),
  aqueduct: tube([
    [0, -2, -26, 1.1],
    [0, -12, -33, 1],
    [0, -22, -37, 1.1],
  ]),
  fourth: blend(3, egg([0, -35, -40], [7, 14, 3.6]), egg([0, -35, -44], [5, 4, 4])),
};
const nuclei = {
  caudate,
  thalamus: carve(thalamus, grow(third, 0.2)),
  putamen,
  pallidum: carve(pallidum, grow(putamen, 0.2)),
  hippocampus,
  amygdala: carve(amygdala, grow(hippocampus, 0.2)),
};
const grey = grow(union(...Object.values(nuclei)), 0.2);
export const sidedDeep: Readonly<Record<string, Shape>> = {
  'caudate-nucleus': nuclei.caudate,
  putamen: nuclei.putamen,
  'globus-pallidus': nuclei.pallidum,
  amygdala: nuclei.amygdala,
  thalamus: nuclei.thalamus,
  hippocampus: nuclei.hippocampus,
  'internal-capsule': common(carve(capsule, grey, ventricles.lateral), isLeft),
  'lateral-ventricle': ventricles.lateral,
};
export const middleDeep: Readonly<Record<string, Shape>> = {
  'corpus-callosum': callosum,
  fornix: carve(fornix, grow(callosum, 0.2), grow(folded(hippocampus), 0.2)),
  hypothalamus: carve(hypothalamus, grow(third, 0.2), fornix),
  'mammillary-bodies': mamillary,
  'pituitary-gland': blend(
    2,
    egg([0, -31, 5], [6.4, 4.4, 5]),
    tube([
      [0, -15, 1, 1.8],
      [0, -27, 4, 1.4],
    ]),
  ),
  'pineal-gland': egg([0, 1, -31], [2.6, 2.4, 4]),
  'third-ventricle': third,
  'cerebral-aqueduct': ventricles.aqueduct,
  'fourth-ventricle': ventricles.fourth,
};
