import { move, place, stretch, twice } from '../kit/place';
import { blend, carve, type Shape, union } from '../kit/shape';
import { ball, egg, lathe } from '../kit/solids';
import { band, tube } from '../kit/sweep';
import type { Level } from './levels';

const drum = lathe([
  [0, -0.94],
  [0.8, -1],
  [0.98, -0.94],
  [0.97, -0.8],
  [0.86, 0],
  [0.97, 0.8],
  [0.98, 0.94],
  [0.8, 1],
  [0, 0.94],
]);

/** The dimensions of the arch by region. */
const arches = {
  cervical: { canal: 8.5, spine: 20, fall: -6, thick: 3, side: 13, sideBack: -2, joint: 5 },
  thoracic: { canal: 8, spine: 34, fall: -26, thick: 3.2, side: 22, sideBack: -14, joint: 5 },
  lumbar: { canal: 9.5, spine: 32, fall: -4, thick: 4, side: 24, sideBack: -6, joint: 7 },
} as const;

function archOf({ region, wide, deep, height, number }: Level): Shape {
  const { canal, fall, thick, side, sideBack, joint } = arches[region];
  const back = -deep - canal * 2;
  const isLast = region === 'cervical' && number === 7;
  const spine = arches[region].spine + (isLast ? 12 : 0);
  const aside = canal * 1.08 + thick * 0.9;
  const lamina = band(
    [
      [aside, 1, -deep - canal * 0.9, height * 0.3],
      [aside * 0.6, 0, back + 3, height * 0.32],
      [0, -1, back - 1, height * 0.34],
    ],
    [0.5, 0, -1],
    0.35,
  );
  const pedicle = tube([
    [wide * 0.62, height * 0.18, -deep * 0.6, thick * 1.4],
    [aside, height * 0.16, -deep - canal * 0.9, thick * 1.35],
  ]);
  const cross = tube([
    [aside, height * 0.1, -deep - canal * 0.8, thick],
    [aside + side * 0.5, height * 0.12, -deep - canal * 0.8 + sideBack * 0.5, thick * 0.85],
    [aside + side, height * 0.2, -deep - canal * 0.8 + sideBack, thick],
  ]);
  const joints = union(
    egg([aside + 1, height * 0.62, -deep - canal], [joint * 0.8, joint, joint * 0.55]),
    egg([aside, -height * 0.55, -deep - canal - joint * 0.8], [joint * 0.8, joint, joint * 0.5]),
  );
  const tall = region === 'lumbar' ? 8.5 : thick * 1.5;
  const tip = [fall, back - spine] as const;
  const thorn = band(
    [
      [0, -1, back, tall],
      [0, fall * 0.5, back - spine * 0.5, tall],
      [0, ...tip, tall * 0.85],
    ],
    [1, 0, 0],
    0.42,
  );
  const isForked = region === 'cervical' && !isLast;
  const fork = twice(ball([2.6, fall, back - spine], 2.6));
  return blend(
    3,
    twice(blend(3, lamina, pedicle, cross, joints)),
    isForked ? blend(3, thorn, fork) : thorn,
  );
}

/** The hole for the vertebral artery, in the transverse processes of the neck. */
const foramina = ({ wide, deep }: Level) =>
  twice(
    tube([
      [wide + 5, -14, -deep * 0.9, 2.6],
      [wide + 5, 14, -deep * 0.9, 2.6],
    ]),
  );

function atlas(): Shape {
  const bend = twice(
    tube([
      [0, 0, 9, 4],
      [10, 0, 6, 4],
      [17, 0, -4, 4.5],
      [15, 0, -20, 3.5],
      [0, 0, -30, 4],
    ]),
  );
  const masses = twice(
    blend(
      3,
      egg([17, 0, -4], [8, 8, 10]),
      tube([
        [20, 0, -6, 4.5],
        [36, -1, -9, 4],
      ]),
    ),
  );
  return carve(
    blend(3, bend, masses),
    twice(
      tube([
        [29, -12, -7, 2.6],
        [29, 12, -7, 2.6],
      ]),
    ),
    twice(egg([17, 9, -4], [6, 4, 8])),
    tube([
      [0, -12, 1, 6],
      [0, 12, 1, 6],
    ]),
  );
}

export function vertebra(level: Level): Shape {
  const { region, number, wide, deep, height, at, frame } = level;
  if (region === 'cervical' && number === 1) return place(atlas(), at, frame);
  const canal = arches[region].canal;
  const body = stretch(drum, [wide, height / 2, deep]);
  const neck = region === 'cervical';
  const dens = tube([
    [0, height * 0.4, -1, 5.5],
    [0, height * 0.4 + 16, 0.5, 5],
  ]);
  const ribs = neck
    ? twice(
        blend(
          3,
          tube([
            [wide * 0.8, 0, 0, 3],
            [wide + 10, -2, -deep * 0.7, 3],
          ]),
          ball([wide + 5, -1, -deep * 1.5], 4.5),
        ),
      )
    : body;
  const front = number === 2 && neck ? blend(3, body, dens) : body;
  const whole = blend(2.5, front, ribs, archOf(level));
  const hole = stretch(
    tube([
      [0, -40, 0, canal],
      [0, 40, 0, canal],
    ]),
    [neck ? 1.25 : 1.05, 1, 0.92],
  );
  const open = carve(whole, move(hole, [0, 0, -deep - canal]));
  return place(neck ? carve(open, foramina(level)) : open, at, frame);
}
