import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, ring, stroke } from '../svg';

const bagShape =
  'M-84-150C-84-172-70-180-50-180H50C70-180 84-172 84-150V24C84 60 60 76 40 84H-40C-60 76-84 60-84 24Z';

const stand = ({ colours, paints }: Stage): string =>
  box(block(0, 0, 16, 620, 8), paints.fade(colours.paperShade, colours.bodyShade, 0)) +
  stroke(
    'M0-224H-124C-140-224-140-200-124-200M0-224H124C140-224 140-200 124-200',
    colours.bodyShade,
    13,
  ) +
  circle(0, -224, 17, colours.accent);

const bag = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const level = random.between(-120, -30);
  const marks = Array.from(
    { length: 8 },
    (_, index) => `M62 ${-130 + index * 24}h${index % 2 ? -12 : -22}`,
  ).join('');
  const content =
    box(block(0, -50, 200, 300), paints.fade(colours.paper, colours.paperShade)) +
    box(
      { x: -90, y: level, width: 180, height: 240 },
      paints.fade(colours.accentLight, colours.accent),
    ) +
    ellipse(0, level, 86, 9, colours.accentLight) +
    box(block(-12, -34, 92, 96, 12), colours.paper) +
    stroke('M-12-66V-30M-30-48H6', colours.body, 12) +
    faded(stroke('M-46-4H22', colours.bodyShade, 7), 0.5) +
    stroke(marks, colours.ink, 4) +
    faded(stroke('M-68-146V10', '#ffffff', 11), 0.75);
  return (
    stroke('M0-206V-178', colours.paperShade, 20) +
    ring(0, -208, 15, colours.paperShade, 9) +
    paints.inside(path(bagShape, '#fff'), content) +
    box(block(0, 92, 44, 26, 8), colours.body)
  );
};

/** Drip chamber, roller clamp and the line that leads out of the picture. */
const line = ({ colours, paints, random }: Stage): string => {
  const drop = random.between(120, 138);
  return (
    stroke('M0 186C0 240-60 232-92 210S-180 190-176 280', colours.accentShade, 9) +
    stroke('M0 186C0 240-60 232-92 210S-180 190-176 280', colours.accentLight, 5) +
    box(block(0, 142, 46, 90, 18), paints.fade(colours.paper, colours.paperShade, 0)) +
    box({ x: -23, y: 154, width: 46, height: 33, radius: 14 }, colours.accent) +
    circle(0, drop, 7, colours.accent) +
    faded(box(block(-13, 142, 6, 66, 3), '#ffffff'), 0.9) +
    posed(box(block(0, 0, 34, 54, 9), colours.body) + circle(0, -6, 11, colours.paper), {
      x: -78,
      y: 216,
      turn: 66,
    })
  );
};

const pump = ({ colours, paints }: Stage): string =>
  paints.raised(
    box(block(0, 0, 160, 196, 22), paints.fade(colours.bodyLight, colours.bodyShade, 60)) +
      box(block(0, -42, 124, 74, 10), colours.ink) +
      stroke('M-46-42H-24L-14-58L0-22L12-50L20-42H46', colours.accentLight, 6) +
      [-40, 0, 40].map((x) => circle(x, 28, 14, colours.paper)).join('') +
      box(block(0, 68, 108, 20, 10), colours.accent),
  );

const drawInfusion = (stage: Stage): string => {
  const hanging = bag(stage) + line(stage);
  return (
    stand(stage) +
    posed(stage.paints.raised(hanging), { x: -124, y: 12, scale: 0.9 }) +
    posed(pump(stage), { x: 74, y: stage.random.between(30, 60) })
  );
};

export const infusion: Subject = { pose: 'stands', draw: drawInfusion };
