import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, stroke } from '../svg';

const beam = ({ colours, paints }: Stage): string =>
  faded(
    path('M-150-40L-230 200H230L150-40Z', paints.fade(colours.accentLight, colours.backdropSoft)),
    0.45,
  ) + faded(path('M-86-40L-120 200H120L86-40Z', paints.fade('#ffffff', colours.backdropSoft)), 0.4);

const arm = ({ colours, paints }: Stage): string =>
  stroke('M236-330V-196L112-176L20-150', colours.bodyShade, 30) +
  stroke('M236-330V-196L112-176L20-150', colours.paperShade, 20) +
  circle(236, -196, 26, paints.ball(colours.paper, colours.bodyShade)) +
  circle(112, -176, 20, paints.ball(colours.paper, colours.bodyShade));

/** The dish from below and the lights in it. */
const dish = (stage: Stage): string => {
  const { colours, paints } = stage;
  const lights = [
    [0, -44],
    [-112, -50],
    [112, -50],
    [-62, -24],
    [62, -24],
    [-62, -74],
    [62, -74],
  ] as const;
  const lamp = (x: number, y: number) =>
    ellipse(x, y, 36, 17, colours.paperShade) +
    ellipse(x, y, 30, 13, paints.ball('#ffffff', colours.accentLight)) +
    faded(ellipse(x, y, 52, 28, paints.glow(colours.accentLight)), 0.7);
  return (
    path(
      'M-196-50C-190-150-90-174 0-174C90-174 190-150 196-50Z',
      paints.fade(colours.bodyLight, colours.bodyShade, 40),
    ) +
    ellipse(0, -48, 198, 62, colours.bodyShade) +
    ellipse(0, -50, 184, 53, paints.fade(colours.paper, colours.paperShade)) +
    lights.map(([x, y]) => lamp(x, y)).join('') +
    faded(stroke('M-150-112C-120-144-70-156-20-158', '#ffffff', 10), 0.5)
  );
};

const table = ({ colours, paints }: Stage): string =>
  box(block(0, 232, 60, 100, 10), colours.ink) +
  box(block(0, 186, 440, 30, 14), paints.fade(colours.bodyLight, colours.bodyShade)) +
  path(
    'M-214 172C-214 140-160 134-110 136C-60 110 90 112 140 138C190 136 214 150 214 172Z',
    paints.fade(colours.accentLight, colours.accent),
  ) +
  box(block(-180, 146, 92, 30, 15), colours.paper) +
  box(block(10, 124, 96, 12, 6), colours.paper) +
  faded(
    stroke('M-60 138C-40 150-50 160-60 170M90 134C100 150 96 160 104 170', colours.accentShade, 5),
    0.5,
  );

const monitor = ({ colours, paints, random }: Stage): string => {
  const height = random.between(24, 34);
  const trace = `M-54 0H-30L-20-10L-8 ${Math.round(height)}L6 ${-Math.round(height)}L16 0H54`;
  const screen =
    box(block(0, 0, 150, 104, 14), colours.ink) +
    box(block(0, 0, 130, 84, 8), paints.fade(colours.bodyShade, colours.ink)) +
    stroke(trace, colours.accentLight, 6) +
    box(block(0, 130, 14, 160), colours.bodyShade);
  return posed(paints.raised(screen), { x: -306, y: 60 });
};

const drawOperatingLamp = (stage: Stage): string => {
  const { paints, random } = stage;
  const lamp = posed(paints.raised(dish(stage)), { x: 0, y: random.between(-8, 8), scale: 0.92 });
  return arm(stage) + beam(stage) + monitor(stage) + paints.raised(table(stage)) + lamp;
};

export const operatingLamp: Subject = { pose: 'stands', draw: drawOperatingLamp };
