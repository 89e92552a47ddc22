import { trace } from '../paints/pictures';
import type { Face, Point, Solid } from '../scene';
import { ball, box, shift, tube } from './parts';

const green = trace('#0e1b20', '#49d98a');
const amber = trace('#131a2a', '#6fc3ff');

/** A screen on a foot that looks to the side of `face`. */
export function monitor(at: Point, face: Face, isGreen = true): Solid[] {
  const show = { [face]: isGreen ? green : amber };
  const size: Point = face < 2 ? [0.06, 0.34, 0.5] : [0.5, 0.34, 0.06];
  return [
    box(at, [0.2, 0.02, 0.18], '#3b454b'),
    box(shift(at, 0, 0.02, 0), [0.05, 0.14, 0.05], '#3b454b'),
    box(shift(at, 0, 0.14, 0), size, '#2a3237', show),
  ];
}

/** Amplifier and recorder with their knobs. */
export const recorder = (at: Point): Solid[] => [
  box(at, [0.42, 0.16, 0.3], '#d5dde0'),
  ...[-0.14, -0.05, 0.04, 0.13].map((x) =>
    ball(shift(at, x, 0.09, -0.15), [0.025, 0.025, 0.02], '#2f6f8f'),
  ),
  box(shift(at, 0, 0.16, 0), [0.36, 0.03, 0.24], '#b9c5ca'),
];

export const gasBottle = (at: Point, hex: string): Solid[] => [
  tube(at, 0.12, 1.2, hex),
  ball(shift(at, 0, 1.2, 0), [0.12, 0.1, 0.12], hex),
  tube(shift(at, 0, 1.28, 0), 0.03, 0.12, '#b79a4a'),
];

/** A bed with raised head, rails, and a manikin whose chest is bare for compressions. */
export const bedWithManikin = (at: Point): Solid[] => [
  box(shift(at, 0, 0.55, 0), [0.95, 0.12, 2.1], '#8fb7c4'),
  box(shift(at, 0, 0.67, 0), [0.9, 0.08, 2.05], '#eef4f6'),
  box(shift(at, 0, 0.3, 0), [0.7, 0.25, 1.7], '#76868e'),
  ...[-1, 1].flatMap((side) => [
    box(shift(at, side * 0.5, 0.86, 0.1), [0.03, 0.03, 1.2], '#dfe6e9'),
    ...[-0.4, 0, 0.4].map((z) =>
      box(shift(at, side * 0.5, 0.62, z + 0.1), [0.03, 0.24, 0.03], '#dfe6e9'),
    ),
    tube(shift(at, side * 0.35, 0, 0.75), 0.07, 0.14, '#3b454b'),
    tube(shift(at, side * 0.35, 0, -0.75), 0.07, 0.14, '#3b454b'),
  ]),
  box(shift(at, 0, 0.55, 1.06), [0.98, 0.65, 0.05], '#5f8ea0'),
  box(shift(at, 0, 0.75, 0.78), [0.55, 0.09, 0.36], '#ffffff'),
  ball(shift(at, 0, 0.93, 0.78), [0.1, 0.12, 0.13], '#e3b495'),
  ball(shift(at, 0, 0.86, 0.32), [0.25, 0.14, 0.36], '#e3b495'),
  ball(shift(at, -0.31, 0.82, 0.2), [0.06, 0.06, 0.36], '#e3b495'),
  ball(shift(at, 0.31, 0.82, 0.2), [0.06, 0.06, 0.36], '#e3b495'),
  ball(shift(at, 0, 0.82, -0.4), [0.32, 0.13, 0.62], '#4d7f96'),
];

/** The red trolley: drawers, and the defibrillator on top. */
export const crashCart = (at: Point, face: Face): Solid[] => [
  box(shift(at, 0, 0.1, 0), [0.6, 0.82, 0.5], '#c93a30'),
  ...[0.2, 0.4, 0.6].map((y) => box(shift(at, 0, y, 0), [0.62, 0.015, 0.52], '#8f241d')),
  box(shift(at, 0, 0.92, 0), [0.66, 0.03, 0.56], '#eceff1'),
  box(shift(at, 0, 0.95, 0), [0.4, 0.28, 0.26], '#e8c33c', { [face]: green }),
  ...[-0.24, 0.24].map((x) => tube(shift(at, x, 0, 0.18), 0.05, 0.1, '#30383d')),
];

export const infusionStand = (at: Point): Solid[] => [
  tube(at, 0.22, 0.03, '#7f8b91'),
  tube(at, 0.014, 1.95, '#c3cdd2'),
  box(shift(at, 0, 1.93, 0), [0.3, 0.02, 0.02], '#c3cdd2'),
  ball(shift(at, -0.13, 1.76, 0), [0.06, 0.13, 0.03], '#e6f4f8'),
  box(shift(at, 0.02, 1.15, 0), [0.16, 0.22, 0.12], '#e6ecef', { 4: amber }),
];

/** A curtain in folds, drawn along the z axis. */
export const curtain = ([x, y, z]: Point, length: number): Solid[] =>
  Array.from({ length: Math.floor(length / 0.14) }, (_, fold) =>
    tube([x, y + 0.35, z - length / 2 + fold * 0.14], 0.08, 1.85, fold % 2 ? '#9fc6c0' : '#b4d6d0'),
  );
