import type { Point, Solid } from '../scene';
import { ball, box, shift, tube } from './parts';

const jarColours = ['#d9a48f', '#c98d86', '#d8b79c', '#b98a80'] as const;

/** A specimen in its glass. */
const jar = (at: Point, size: number, index: number): Solid[] => [
  tube(at, size * 0.5, size * 0.16, jarColours[index % 4] ?? '#d9a48f'),
  tube(shift(at, 0, size * 0.16, 0), size * 0.5, size * 1.1, index % 2 ? '#d7ead9' : '#e4efdc'),
  tube(shift(at, 0, size * 1.26, 0), size * 0.53, size * 0.12, '#50606a'),
];

/** Shelves along the right wall or the left, open to the room, with jars on them. */
export const jarShelves = ([x, y, z]: Point, length: number, side: 1 | -1): Solid[] => {
  const boards = [0.1, 0.6, 1.1, 1.6].flatMap((height, row) => [
    box([x, y + height, z], [0.4, 0.04, length], '#b08a5e'),
    ...Array.from({ length: Math.floor(length / 0.42) }, (_, index) =>
      jar(
        [x - side * 0.03, y + height + 0.04, z - length / 2 + 0.26 + index * 0.42],
        0.19 + 0.05 * ((index * 7 + row * 3) % 3),
        index + row,
      ),
    ).flat(),
  ]);
  return [
    box([x + side * 0.19, y, z], [0.02, 2.1, length], '#94703f'),
    box([x, y, z - length / 2], [0.4, 2.1, 0.04], '#a27f52'),
    box([x, y, z + length / 2], [0.4, 2.1, 0.04], '#a27f52'),
    box([x, y + 2.1, z], [0.42, 0.05, length + 0.06], '#a27f52'),
    ...boards,
  ];
};

/** A closed cupboard with two doors. */
export const cupboard = (at: Point, [w, h, d]: Point, hex = '#dfe6e8'): Solid[] => [
  box(at, [w, h, d], hex),
  box(shift(at, 0, 0.04, 0), [0.012, h - 0.08, d + 0.01], '#8d999f'),
  box(shift(at, -0.06, h * 0.5, 0), [0.02, 0.18, d + 0.05], '#5f6b71'),
  box(shift(at, 0.06, h * 0.5, 0), [0.02, 0.18, d + 0.05], '#5f6b71'),
  box(shift(at, 0, h, 0), [w + 0.04, 0.03, d + 0.04], '#b9c5c9'),
];

const bone = '#efe5cd';

/** A mounted skeleton: skull, spine, ribs, pelvis and limbs. */
export const skeleton = (at: Point): Solid[] => [
  tube(at, 0.24, 0.05, '#3c454b'),
  tube(shift(at, 0, 0.05, 0.08), 0.015, 1.5, '#8c969b'),
  ball(shift(at, 0, 1.66, 0), [0.085, 0.11, 0.1], bone),
  ball(shift(at, 0, 1.57, -0.04), [0.055, 0.05, 0.06], bone),
  ball(shift(at, -0.033, 1.655, -0.085), [0.02, 0.022, 0.02], '#4a4238'),
  ball(shift(at, 0.033, 1.655, -0.085), [0.02, 0.022, 0.02], '#4a4238'),
  tube(shift(at, 0, 0.95, 0.02), 0.024, 0.6, '#e2d6b8'),
  ...Array.from({ length: 8 }, (_, rib) =>
    ball(shift(at, 0, 1.44 - rib * 0.05, 0), [0.1 + 0.012 * rib, 0.012, 0.09], bone),
  ),
  ball(shift(at, 0, 1.46, 0), [0.19, 0.014, 0.02], bone),
  ball(shift(at, -0.07, 0.93, 0), [0.08, 0.08, 0.06], bone),
  ball(shift(at, 0.07, 0.93, 0), [0.08, 0.08, 0.06], bone),
  ...[-1, 1].flatMap((side) => [
    tube(shift(at, side * 0.2, 1.16, 0), 0.014, 0.3, bone),
    tube(shift(at, side * 0.2, 0.88, 0), 0.012, 0.26, bone),
    ball(shift(at, side * 0.2, 0.81, 0), [0.025, 0.06, 0.015], bone),
    tube(shift(at, side * 0.09, 0.5, 0), 0.02, 0.42, bone),
    ball(shift(at, side * 0.09, 0.5, 0), [0.032, 0.035, 0.032], bone),
    tube(shift(at, side * 0.09, 0.12, 0), 0.017, 0.36, bone),
    ball(shift(at, side * 0.09, 0.1, -0.05), [0.03, 0.025, 0.09], bone),
  ]),
];
