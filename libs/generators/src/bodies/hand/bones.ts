import { type Frame, frameOf, inFrame, type Vec } from '../kit/vec';
import { place } from '../kit/place';
import { blend, carve, grow, relief, type Shape } from '../kit/shape';
import { ball, egg } from '../kit/solids';
import { tube } from '../kit/sweep';
import { unevenness } from '../kit/noise';

/** The palm looks to the front. */
const palm: Vec = [0, 0, 1];
const worn = unevenness('bone', 0.5, 5);
const bony = (shape: Shape) => relief(grow(shape, 0.8), 0.6, worn);

export interface Ray {
  /** The base of the metacarpal, and the direction of the finger. */
  from: Vec;
  way: Vec;
  turn: Vec;
  /** The lengths of metacarpal and phalanges in millimetres, from the wrist. */
  lengths: readonly number[];
  thick: number;
}

/** A right hand that hangs: fingers point down, the thumb to the right. */
export const rays: readonly Ray[] = [
  {
    from: [-25, -30, 8],
    way: [-0.62, -0.76, 0.2],
    turn: [0.75, 0, 0.66],
    lengths: [45, 31, 22],
    thick: 6,
  },
  {
    from: [-13, -33, 0],
    way: [-0.11, -0.99, 0.03],
    turn: palm,
    lengths: [66, 40, 23, 17],
    thick: 5.3,
  },
  {
    from: [-1, -34, -1],
    way: [-0.01, -1, 0.03],
    turn: palm,
    lengths: [64, 44, 28, 18],
    thick: 5.5,
  },
  { from: [9, -33, 0], way: [0.08, -0.99, 0.03], turn: palm, lengths: [57, 41, 26, 18], thick: 5 },
  {
    from: [18, -32, 2],
    way: [0.19, -0.98, 0.04],
    turn: palm,
    lengths: [53, 33, 19, 16],
    thick: 4.6,
  },
];

/** A shaft that is narrow in its middle and a little bent, a base, and a head like a pulley. */
function longBone(far: number, thick: number, isMetacarpal: boolean): Shape {
  const narrow = thick * (isMetacarpal ? 0.7 : 0.76);
  const shaft = tube([
    [0, 0, 0, thick * 0.9],
    [0, far * 0.22, -0.8, narrow],
    [0, far * 0.5, -1.4, narrow * 0.95],
    [0, far * 0.8, -0.6, narrow],
    [0, far - thick * 0.6, 0, thick * 0.8],
  ]);
  const foot = egg([0, thick * 0.5, 0], [thick * 1.12, thick * 0.85, thick]);
  const head = isMetacarpal
    ? ball([0, far - thick * 0.95, 0.6], thick * 1.02)
    : blend(
        1,
        ball([thick * 0.5, far - thick * 0.62, 0.4], thick * 0.62),
        ball([-thick * 0.5, far - thick * 0.62, 0.4], thick * 0.62),
      );
  return carve(
    blend(3, shaft, foot, head),
    egg([0, -thick * 0.5, 0], [thick, thick * 0.8, thick * 0.9]),
  );
}

/** The last bone of a finger ends in a flat, rough tuft. */
function lastBone(far: number, thick: number): Shape {
  return carve(
    blend(
      2,
      egg([0, thick * 0.5, 0], [thick * 1.1, thick * 0.8, thick * 0.85]),
      tube([
        [0, 2, 0, thick * 0.7],
        [0, far * 0.55, -0.3, thick * 0.45],
        [0, far - 3, 0, thick * 0.5],
      ]),
      egg([0, far - 2.6, 0.4], [thick * 0.85, 2.6, thick * 0.4]),
    ),
    egg([0, -thick * 0.5, 0], [thick, thick * 0.75, thick * 0.8]),
  );
}

const GAP = 1.2;

/** The bones of a ray in their order: one after the other in one line. */
export function bonesOf({ from, way, turn, lengths, thick }: Ray): Shape[] {
  const frame: Frame = frameOf(way, turn);
  let begin = 0;
  return lengths.map((far, at) => {
    const wide = thick * (1.12 - at * 0.07);
    const bone = at === lengths.length - 1 ? lastBone(far, wide) : longBone(far, wide, at === 0);
    const to = inFrame(frame, from, [0, begin, 0]);
    begin += far + GAP;
    return relief(place(bone, to, frame), 0.6, worn);
  });
}

const turnedEgg = (at: Vec, half: Vec, along: Vec) =>
  place(egg([0, 0, 0], half), at, frameOf(along, palm));

/** The eight bones of the wrist in two rows, bowed towards the back of the hand. */
export const carpals: Readonly<Record<string, Shape>> = {
  scaphoid: bony(
    carve(
      blend(4, turnedEgg([-13, -7, -1], [6, 9, 6.5], [-0.5, -0.85, 0.3]), ball([-18, -13, 4], 5)),
      ball([-4, -17, 0], 8),
    ),
  ),
  lunate: bony(carve(egg([-0.5, -4.5, -1], [7.5, 6.5, 8]), ball([-1, -17, 0], 9.5))),
  triquetrum: bony(
    blend(3, turnedEgg([12, -8, -2], [6, 7.5, 6], [0.6, -0.8, 0]), ball([15, -11, -1], 4.5)),
  ),
  pisiform: bony(egg([14.5, -9.5, 8.5], [4.6, 5.6, 4.4])),
  trapezium: bony(
    carve(
      blend(
        3,
        egg([-23, -22.5, 5], [6.6, 6.2, 6]),
        tube([
          [-20, -19, 10, 2.4],
          [-19, -25, 11, 2],
        ]),
      ),
      ball([-29, -32, 10], 6),
    ),
  ),
  trapezoid: bony(egg([-12.5, -25, 0], [5, 6.4, 7])),
  capitate: bony(blend(4, ball([-1, -15.5, 0], 6.6), egg([-1.2, -26, -0.5], [5.6, 7, 8]))),
  hamate: bony(
    blend(
      3,
      egg([11.5, -25, -0.5], [8.4, 6.6, 7]),
      egg([7.5, -18, -1], [4, 6, 5.5]),
      tube([
        [12, -26, 4, 3.2],
        [10.5, -26.5, 10.5, 2.6],
        [9, -26.5, 13.5, 2.4],
      ]),
    ),
  ),
};
