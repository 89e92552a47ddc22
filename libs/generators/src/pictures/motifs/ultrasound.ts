import { picture } from './ultrasoundPicture';
import type { Stage, Subject } from '../stage';
import { block, box, circle, faded, path, posed, stroke } from '../svg';

const monitor = (stage: Stage): string => {
  const { colours, paints } = stage;
  const scale = Array.from(
    { length: 9 },
    (_, index) => `M206 ${-110 + index * 28}h${index % 2 ? 8 : 16}`,
  ).join('');
  return (
    path('M-40 170H40L60 232H-60Z', colours.bodyShade) +
    box(block(0, 234, 240, 26, 13), colours.body) +
    box(block(0, 0, 520, 350, 26), paints.fade(colours.paper, colours.paperShade)) +
    box(block(0, -8, 484, 306, 12), colours.ink) +
    posed(picture(stage), { x: -20, y: -10 }) +
    stroke(scale, colours.paperShade, 4) +
    box(
      { x: -222, y: -136, width: 16, height: 110, radius: 4 },
      paints.fade(colours.accentLight, colours.bodyShade),
    ) +
    circle(0, 160, 6, colours.accent)
  );
};

const probe = ({ colours, paints }: Stage): string =>
  stroke('M0 120C10 190 90 160 130 220', colours.ink, 13) +
  path(
    'M-26 120C-34 60-32 20-52-24H52C32 20 34 60 26 120Z',
    paints.fade(colours.paper, colours.paperShade, 0),
  ) +
  path(
    'M-58-22C-58-60-30-76 0-76C30-76 58-60 58-22C30-34-30-34-58-22Z',
    paints.fade(colours.accentLight, colours.accent),
  ) +
  box(block(0, 60, 20, 44, 8), colours.accent) +
  faded(stroke('M-26 0C-20 30-20 60-16 100', '#ffffff', 7), 0.9);

const drawUltrasound = (stage: Stage): string => {
  const { paints, random } = stage;
  const held = posed(paints.raised(probe(stage)), {
    x: 236,
    y: 88,
    turn: random.between(-34, -22),
    scale: 1.05,
  });
  return posed(posed(paints.raised(monitor(stage)), { x: -24, y: -22 }) + held, { scale: 0.9 });
};

export const ultrasound: Subject = { pose: 'stands', oneSided: true, draw: drawUltrasound };
