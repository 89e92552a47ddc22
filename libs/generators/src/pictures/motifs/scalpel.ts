import { swab, needle } from './scalpelSundries';
import type { Stage, Subject } from '../stage';
import { block, box, circle, faded, path, posed, ring, stroke } from '../svg';

const knife = ({ colours, paints }: Stage): string =>
  box(
    { x: -16, y: -30, width: 32, height: 250, radius: 14 },
    paints.fade(colours.paperShade, colours.bodyShade, 0),
  ) +
  box(
    { x: -16, y: -30, width: 13, height: 250, radius: 6 },
    paints.fade(colours.paper, colours.paperShade, 0),
  ) +
  faded(stroke('M-8 30H8M-8 46H8M-8 62H8M-8 78H8M-8 94H8', colours.ink, 5), 0.5) +
  box(block(0, -34, 28, 34, 5), colours.accent) +
  path(
    'M-12-48V-150C-12-176 4-200 22-214C26-170 24-100 12-48Z',
    paints.fade('#ffffff', colours.paperShade, 0),
  ) +
  faded(path('M6-48C16-100 24-160 22-214C26-170 24-100 12-48Z', colours.bodyShade), 0.55);

const limb = ({ colours, paints }: Stage): string =>
  path(
    'M-7-210L7-210L12-60C12-40 6-30 2-20L30 150C32 166 20 170 16 156L-12-20C-14-40-12-50-10-60Z',
    paints.fade(colours.paper, colours.paperShade, 0),
  ) +
  ring(38, 176, 32, colours.accent, 14) +
  faded(stroke('M-3-198L-2-60', colours.bodyShade, 3), 0.5);

/** A haemostatic clamp: two limbs that cross in one joint. */
const clamp = (stage: Stage, opening: number): string => {
  const { colours } = stage;
  return (
    posed(limb(stage), { turn: opening }) +
    posed(limb(stage), { turn: -opening, mirror: true }) +
    circle(0, -24, 13, colours.bodyShade) +
    circle(0, -24, 6, colours.paper) +
    faded(stroke('M-14 96H14', colours.bodyShade, 9), 0.7)
  );
};

const tray = ({ colours, paints }: Stage): string =>
  box(block(0, 8, 560, 420, 56), paints.fade(colours.bodyLight, colours.bodyShade, 60)) +
  box(block(0, 8, 512, 372, 40), paints.fade(colours.body, colours.bodyLight, 60)) +
  faded(box(block(0, -160, 420, 8, 4), '#ffffff'), 0.4);

const drawScalpel = (stage: Stage): string => {
  const { paints, random } = stage;
  const tools =
    posed(paints.raised(knife(stage)), {
      x: -150,
      y: 4,
      turn: random.between(4, 14),
      scale: 0.84,
    }) +
    posed(paints.raised(clamp(stage, random.between(2, 7))), {
      x: 10,
      y: 20,
      turn: random.between(-8, 4),
      scale: 0.84,
    }) +
    posed(paints.raised(swab(stage)), { x: 172, y: -86, turn: random.between(-14, 14) }) +
    posed(needle(stage), { x: 142, y: 70 });
  return posed(paints.raised(tray(stage)) + tools, { scale: 0.92 });
};

export const scalpel: Subject = { pose: 'floats', draw: drawScalpel };
