import type { Stage, Subject } from '../stage';
import { block, box, circle, faded, path, posed, stroke } from '../svg';

const barrel = { ...block(0, 0, 290, 88), radius: 16 };

const scale = ({ colours }: Stage): string => {
  const marks = Array.from({ length: 12 }, (_, index) => {
    const x = -118 + index * 21;
    return `M${x} 42V${index % 3 === 0 ? 12 : 24}`;
  });
  return stroke(marks.join(''), colours.ink, 4);
};

const medicine = ({ colours, paints }: Stage, level: number): string =>
  box(
    { x: level, y: -44, width: 160 - level, height: 88 },
    paints.fade(colours.accentLight, colours.accent),
  ) + faded(circle(level + 40, 8, 8, '#ffffff') + circle(level + 66, -12, 5, '#ffffff'), 0.7);

const plunger = ({ colours, paints }: Stage, level: number): string =>
  box(
    { x: level - 240, y: -13, width: 226, height: 26 },
    paints.fade(colours.paper, colours.paperShade),
  ) +
  box(block(level - 246, 0, 26, 96, 12), paints.fade(colours.bodyLight, colours.bodyShade)) +
  box({ x: level - 30, y: -42, width: 30, height: 84, radius: 8 }, colours.ink) +
  faded(box({ x: level - 24, y: -42, width: 6, height: 84 }, '#ffffff'), 0.25);

const tip = ({ colours, paints }: Stage): string =>
  path('M143-34L172-18V18L143 34Z', colours.paperShade) +
  box(
    { x: 170, y: -17, width: 42, height: 34, radius: 8 },
    paints.fade(colours.bodyLight, colours.bodyShade),
  ) +
  path('M210-4L316-3L330 1L316 4L210 5Z', colours.ink);

const grip = ({ colours, paints }: Stage): string =>
  box(block(-148, 0, 24, 150, 12), paints.fade(colours.bodyLight, colours.bodyShade));

const drawn = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const level = random.between(-60, 30);
  const glass = box(barrel, paints.fade(colours.paper, colours.paperShade));
  const filled = paints.inside(box(barrel, '#fff'), glass + medicine(stage, level));
  const shine = faded(box(block(-6, -28, 236, 10, 5), '#ffffff'), 0.85);
  return filled + plunger(stage, level) + scale(stage) + shine + grip(stage) + tip(stage);
};

/** A drop of the picture's subject colour. */
export const drop = ({ colours, paints }: Stage, size: number): string =>
  posed(
    path(
      'M0-30C10-10 24 4 24 20A24 24 0 0 1-24 20C-24 4-10-10 0-30Z',
      paints.fade(colours.accentLight, colours.accent, 60),
    ) + faded(stroke('M-10 20A11 11 0 0 0-2 31', '#ffffff', 5), 0.8),
    { scale: size },
  );

const vial = ({ colours, paints }: Stage): string => {
  const glass = block(0, 20, 112, 150, 20);
  const inner =
    box(glass, paints.fade(colours.paper, colours.paperShade, 0)) +
    box(block(0, 68, 112, 90), paints.fade(colours.bodyLight, colours.body)) +
    box(block(0, 30, 112, 58), colours.paper) +
    stroke('M-20 30H20M0 10V50', colours.accent, 13);
  return paints.raised(
    paints.inside(box(glass, '#fff'), inner + faded(box(block(-40, 20, 9, 130, 5), '#fff'), 0.6)) +
      box(block(0, -64, 62, 26), colours.paperShade) +
      box(block(0, -84, 80, 34, 8), paints.fade(colours.bodyLight, colours.bodyShade, 0)),
  );
};

const drawSyringe = (stage: Stage): string => {
  const { random, paints } = stage;
  const turn = random.between(-42, -28);
  const lifted = posed(paints.raised(drawn(stage)), { x: -40, y: 10, turn, scale: 0.96 });
  const beside = posed(vial(stage), { x: 176, y: 104, turn: random.between(-8, 12), scale: 1.05 });
  return (
    beside +
    lifted +
    posed(drop(stage, 0.9), { x: 250, y: -128, turn: 20 }) +
    posed(drop(stage, 0.55), { x: 268, y: -70, turn: 8 })
  );
};

export const syringe: Subject = { pose: 'floats', draw: drawSyringe };
