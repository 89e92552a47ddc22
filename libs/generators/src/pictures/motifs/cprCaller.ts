import { hairTones, skin, skinShade } from './skin';
import type { Stage } from '../stage';
import { block, box, ellipse, path, posed, stroke } from '../svg';

/** Has already called for help. */
export const caller = ({ colours, paints, random }: Stage): string => {
  const hair = random.pick(hairTones);
  return (
    path(
      'M-64-50C-48-66 48-66 64-50L58 130H-58Z',
      paints.fade(colours.paper, colours.paperShade, 60),
    ) +
    box(block(0, -66, 30, 40, 12), skinShade) +
    ellipse(0, -100, 35, 41, skin) +
    path('M-38-94C-46-156 46-156 38-94C32-114 14-122-4-124S-32-112-38-94Z', hair) +
    stroke('M54-38C74-6 92 6 96 4', colours.paperShade, 28) +
    stroke('M96 2L52-74', skin, 18) +
    posed(box(block(0, 0, 20, 46, 6), colours.ink), { x: 42, y: -88, turn: 12 }) +
    stroke('M-12-96V-92M12-96V-92', '#3a2a2a', 4) +
    stroke('M-7-78Q0-74 7-78', '#b5765a', 4)
  );
};
