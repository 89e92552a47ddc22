import type { Stage, Subject } from '../stage';
import { block, box, circle, faded, path, posed, ring, stroke } from '../svg';

const heart = 'M0 78C-22 58-88 16-88-34C-88-78-30-86 0-48C30-86 88-78 88-34C88 16 22 58 0 78Z';
const bolt = 'M12-50L-30 8H-2L-14 52L32-10H4Z';

const shell = ({ colours, paints }: Stage): string =>
  stroke('M-84-150C-84-214 84-214 84-150', colours.bodyShade, 34) +
  posed(faded(stroke('M-84-150C-84-208 84-208 84-150', colours.bodyLight, 6), 0.8), { y: -8 }) +
  box(block(0, 20, 340, 340, 56), paints.fade(colours.bodyLight, colours.bodyShade, 60)) +
  box(block(0, 20, 296, 296, 40), paints.fade(colours.paper, colours.paperShade));

const symbol = ({ colours, paints }: Stage): string =>
  posed(
    path(heart, paints.fade(colours.accentLight, colours.accent, 60)) + path(bolt, colours.paper),
    {
      y: -36,
      scale: 0.98,
    },
  );

const controls = ({ colours, paints, random }: Stage): string => {
  const rate = random.between(26, 36);
  return (
    box(block(-50, 112, 150, 62, 12), colours.ink) +
    stroke(
      `M-114 114H-90L-80 ${114 - rate * 0.5}L-68 ${114 + rate * 0.6}L-58 114H-40L-30 ${114 - rate * 0.6}L-18 ${114 + rate * 0.5}L-8 114H12`,
      colours.accentLight,
      5,
    ) +
    circle(84, 112, 36, colours.bodyShade) +
    circle(84, 109, 31, paints.fade(colours.bodyLight, colours.body, 60)) +
    path('M88 90L70 114H82L78 130L98 106H86Z', colours.paper)
  );
};

const pad = ({ colours, paints }: Stage, turn: number): string => {
  const drawn =
    box(block(0, 0, 118, 150, 34), paints.fade(colours.paper, colours.paperShade, 60)) +
    box(block(0, 4, 84, 108, 24), colours.accentLight) +
    ring(0, 4, 24, colours.paper, 7) +
    circle(0, 4, 7, colours.paper) +
    box(block(0, -76, 26, 22, 6), colours.ink);
  return posed(paints.raised(drawn), { turn });
};

const cable = ({ colours }: Stage, d: string): string =>
  stroke(d, colours.ink, 9) + posed(faded(stroke(d, colours.paper, 2.5), 0.4), { y: -2 });

const drawAed = (stage: Stage): string => {
  const { random, paints } = stage;
  const lift = random.between(-24, 24);
  const cables =
    cable(stage, `M-150 40C-220 0-190-150-256 ${-90 + lift}`) +
    cable(stage, `M150 40C220 10 190-110 262 ${-40 - lift}`);
  const pads =
    posed(pad(stage, -12), { x: -268, y: -16 + lift }) +
    posed(pad(stage, 14), { x: 272, y: 36 - lift });
  const device = paints.raised(shell(stage) + symbol(stage) + controls(stage));
  return posed(cables + pads + device, { y: 16, scale: 0.84 });
};

export const aed: Subject = { pose: 'floats', oneSided: true, draw: drawAed };
