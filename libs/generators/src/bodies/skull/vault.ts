import { folded } from '../kit/place';
import { blend, carve, common, grow, half, type Shape, softCarve, union } from '../kit/shape';
import { ball, brick, egg } from '../kit/solids';
import { tube } from '../kit/sweep';

/** Millimetres from the middle of the sella; only the left side is said. */
const hull = blend(
  26,
  egg([0, 29, -24], [70, 71, 88]),
  egg([0, 6, -62], [57, 46, 48]),
  egg([0, 36, 19], [54, 46, 45]),
  egg([30, 42, -48], [40, 44, 46]),
);

/** The base rises from the back of the head to the root of the nose. */
const above = half([0, -42, -50], [0, -0.968, 0.249]);
const cut = common(hull, above);

/** The floor of the cranial cavity: three steps from the front to the back. */
const floor = union(
  blend(8, brick([0, -14, 48], [62, 25, 32], 6), egg([0, 4, 14], [40, 4, 7])),
  blend(6, egg([0, -12, 4], [13, 9, 18]), egg([0, -4, -13], [10, 6, 3])),
  tube([
    [0, -8, -14, 7],
    [0, -36, -26, 7],
  ]),
  tube([
    [13, -15, -14, 6],
    [36, -12, -27, 9],
    [62, -8, -42, 11],
  ]),
  egg([50, -15, -8], [16, 7, 16]),
  half([0, -36.5, -50], [0, 0.968, -0.249]),
);
const posterior = egg([0, -20, -62], [48, 20, 40]);
const inside = grow(hull, -5.5);
const cavity = folded(
  union(
    softCarve(5, inside, floor),
    common(inside, softCarve(5, posterior, tubeOfPetrous())),
    egg([0, -0.5, -3], [7, 5, 6]),
    egg([5, 11, 44], [3.4, 5, 18]),
  ),
);
function tubeOfPetrous(): Shape {
  return tube([
    [13, -15, -14, 8],
    [36, -12, -27, 10],
    [64, -8, -42, 12],
  ]);
}

const clinoid = tube([
  [22, 5, 15, 3],
  [15, 5, 9, 2.4],
  [11, 4, 2, 1.6],
]);

/** The prominences below the base, for the neck, the jaw and the muscles of chewing. */
const below = union(
  blend(8, egg([55, -34, -36], [11, 17, 14]), egg([60, -14, -36], [8, 14, 16])),
  egg([19, -42, -32], [7, 6, 12]),
  tube([
    [45, -34, -24, 3],
    [42, -50, -17, 2.2],
    [38, -64, -9, 1.4],
  ]),
  brick([14, -34, 15], [1.6, 19, 6], 1.2),
  tube([
    [16, -16, 14, 6],
    [17, -34, 13, 3],
    [20, -50, 9, 2.2],
  ]),
  egg([32, -13, 14], [20, 9, 16]),
  tube([
    [46, -18, -22, 10],
    [24, -20, -14, 9],
  ]),
  egg([0, -12, 6], [14, 12, 20]),
);

/** Ridge of the brow, outer protuberance of the back of the head, lines of muscles. */
const ridges = union(
  tube([
    [2, 11, 64, 7],
    [20, 14, 60, 7],
    [38, 11, 54, 7],
    [49, 3, 47, 6],
  ]),
  ball([0, -2, -106], 6),
  tube([
    [0, -4, -103, 5],
    [30, -6, -92, 4],
    [52, -12, -66, 4],
  ]),
);

/** The canals through the base, each identifiable by its contents. */
const canals = union(
  egg([0, -40, -43], [15, 26, 18]),
  tube([
    [12, 0, 16, 2.6],
    [8, 2, 4, 2.6],
  ]),
  tube([
    [18, -3, 22, 2],
    [24, 0, 18, 2.8],
    [16, -6, 12, 2.6],
  ]),
  tube([
    [17, -10, 24, 2],
    [18, -11, 6, 2],
  ]),
  tube([
    [24, -34, 3, 2.6],
    [23, -8, 0, 3.4],
  ]),
  tube([
    [30, -36, -4, 1.5],
    [29, -10, -4, 1.5],
  ]),
  tube([
    [13, -40, -5, 4],
    [14, -8, -4, 4],
  ]),
  tube([
    [33, -44, -22, 3.4],
    [32, -24, -20, 3.2],
    [16, -18, -9, 3.2],
  ]),
  tube([
    [30, -48, -32, 4.6],
    [30, -20, -36, 5],
  ]),
  tube([
    [16, -32, -42, 2.4],
    [26, -44, -24, 2.4],
  ]),
  tube([
    [24, -6, -34, 2.8],
    [36, -10, -28, 2.4],
  ]),
  tube([
    [74, -21, -24, 5],
    [46, -21, -22, 3.6],
  ]),
  tube([
    [50, -52, -24, 1.5],
    [50, -24, -25, 1.5],
  ]),
);
const jawSocket = egg([50, -22, -10], [12, 8, 7]);

/** Skull of the brain: vault and base, not yet cut into its bones. */
export const vault = folded(
  carve(union(carve(blend(5, cut, below, ridges), cavity), folded(clinoid)), canals, jawSocket),
);
