import { skin, skinShade } from './skin';
import type { Stage } from '../stage';
import { circle, ellipse, faded, path, stroke } from '../svg';

/** Head down, curled up, as before birth. */
export const child = ({ colours, paints }: Stage): string => {
  const flesh = paints.fade(skin, skinShade, 75);
  return (
    path(
      'M-10-78C70-112 130-58 118 20C112 66 70 90 30 86C-20 82-46 50-40 20C-36-20-60-50-10-78Z',
      flesh,
    ) +
    stroke('M-6-56C-50-74-86-40-58-6C-44 8-20 6-14-8', skin, 40) +
    stroke('M-6-56C-50-74-86-40-58-6C-44 8-20 6-14-8', skinShade, 3) +
    ellipse(-14 - 4, -4, 26, 16, skin) +
    circle(2, 92, 66, flesh) +
    faded(
      path('M68 92A66 66 0 0 1-20 154C30 150 56 120 56 62C64 70 68 80 68 92Z', colours.ink),
      0.16,
    ) +
    stroke('M62 26C40 60 10 50-20 44', skin, 28) +
    faded(stroke('M66 40C44 70 12 64-16 60', skinShade, 4), 0.9) +
    stroke('M-40 98C-34 106-26 106-20 100', '#8a5a44', 5) +
    stroke('M-36 126C-32 130-26 130-22 126', '#b5765a', 4) +
    stroke('M30 84C42 80 48 96 36 104', skinShade, 6) +
    faded(ellipse(-24, 118, 11, 7, '#e2577b'), 0.3)
  );
};
