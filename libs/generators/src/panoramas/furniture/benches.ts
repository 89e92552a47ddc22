import type { Point, Solid } from '../scene';
import { ball, box, shift, tube } from './parts';

const legs = (at: Point, [w, h, d]: Point, hex: string): Solid[] =>
  [-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      box(shift(at, side * (w / 2 - 0.08), 0, end * (d / 2 - 0.08)), [0.06, h, 0.06], hex),
    ),
  );

/** A bench with drawers under its two ends. */
export const bench = (at: Point, width: number, depth = 0.75, hex = '#eef1f0'): Solid[] => [
  box(shift(at, 0, 0.8, 0), [width, 0.05, depth], hex),
  ...[-1, 1].flatMap((side) => [
    box(shift(at, side * (width / 2 - 0.3), 0.08, 0), [0.5, 0.72, depth - 0.12], '#a9bcc4'),
    box(shift(at, side * (width / 2 - 0.3), 0.5, 0), [0.2, 0.03, depth - 0.08], '#5f6f77'),
  ]),
  box(shift(at, 0, 0.3, 0), [width - 1.1, 0.5, 0.04], '#c8d3d7'),
];

export const stool = (at: Point, hex = '#3a5566'): Solid[] => [
  tube(shift(at, 0, 0.5, 0), 0.17, 0.06, hex),
  tube(shift(at, 0, 0.04, 0), 0.03, 0.46, '#9aa5ab'),
  tube(at, 0.19, 0.04, '#7d888e'),
];

/** Foot, arm, stage, tube with two eyepieces, and the revolver with its objectives. */
export const microscope = (at: Point): Solid[] => [
  box(at, [0.18, 0.05, 0.26], '#2e3840'),
  box(shift(at, 0, 0.05, 0.09), [0.07, 0.3, 0.07], '#e9edef'),
  box(shift(at, 0, 0.15, -0.02), [0.17, 0.02, 0.15], '#2e3840'),
  box(shift(at, 0, 0.172, -0.02), [0.08, 0.004, 0.03], '#e7b7cb'),
  tube(shift(at, 0, 0.2, -0.03), 0.028, 0.08, '#b8c1c6'),
  box(shift(at, 0, 0.28, 0.02), [0.12, 0.1, 0.18], '#e9edef'),
  tube(shift(at, -0.032, 0.36, -0.04), 0.018, 0.09, '#20272c'),
  tube(shift(at, 0.032, 0.36, -0.04), 0.018, 0.09, '#20272c'),
  ball(shift(at, 0.06, 0.12, 0.09), [0.03, 0.03, 0.03], '#20272c'),
];

/** A dissecting table of steel; what lies on it is covered. */
export const dissectingTable = (at: Point): Solid[] => [
  box(shift(at, 0, 0.82, 0), [0.8, 0.05, 2.1], '#c3ccd1'),
  box(shift(at, 0, 0.87, 1.02), [0.8, 0.05, 0.05], '#dbe2e5'),
  box(shift(at, 0, 0.87, -1.02), [0.8, 0.05, 0.05], '#dbe2e5'),
  ...legs(at, [0.8, 0.82, 2.1], '#8f9ba1'),
  box(shift(at, 0, 0.25, 0), [0.66, 0.03, 1.9], '#a9b4ba'),
  ball(shift(at, 0, 0.9, 0.76), [0.13, 0.13, 0.15], '#eef3f1'),
  ball(shift(at, 0, 0.88, 0.3), [0.27, 0.16, 0.44], '#f3f7f5'),
  ball(shift(at, 0, 0.87, -0.35), [0.22, 0.12, 0.62], '#edf2f0'),
  ball(shift(at, 0, 0.9, -0.86), [0.12, 0.13, 0.09], '#eef3f1'),
];

/** A lamp on an arm under the ceiling. */
export const operatingLamp = (at: Point, ceiling: number): Solid[] => [
  tube(shift(at, 0.25, 2.1, 0), 0.025, ceiling - 2.1, '#d3dade'),
  box(shift(at, 0.12, 2.08, 0), [0.3, 0.04, 0.05], '#d3dade'),
  tube(shift(at, 0, 2, 0), 0.3, 0.09, '#eef2f4'),
  tube(shift(at, 0, 1.985, 0), 0.24, 0.016, '#fffbe6'),
];
