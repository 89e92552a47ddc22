import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, ring, stroke } from '../svg';

const tube = 'M-60 40C-60 110-110 190-10 196C100 202 60 60 150 66';
const leftSpring = 'M-118-176C-168-150-150-50-66 6';
const rightSpring = 'M0-176C46-150 30-50-54 6';

const springs = ({ colours }: Stage): string =>
  [leftSpring, rightSpring]
    .map((d) => stroke(d, colours.ink, 15) + faded(stroke(d, colours.paper, 4), 0.5))
    .join('');

const earTips = ({ colours, paints }: Stage): string => {
  const fill = paints.fade(colours.bodyLight, colours.bodyShade, 60);
  const tip = ellipse(0, 0, 25, 15, fill) + faded(ellipse(-5, -5, 11, 4, '#ffffff'), 0.6);
  return posed(tip, { x: -108, y: -180, turn: -20 }) + posed(tip, { x: -10, y: -180, turn: 20 });
};

const hose = ({ colours }: Stage): string =>
  stroke(tube, colours.bodyShade, 27) +
  stroke(tube, colours.body, 21) +
  posed(faded(stroke(tube, colours.bodyLight, 5), 0.9), { x: -3, y: -4 });

const yoke = ({ colours, paints }: Stage): string =>
  box(block(-60, 22, 46, 62, 18), paints.fade(colours.bodyLight, colours.bodyShade, 20)) +
  faded(box(block(-70, 20, 7, 38, 4), '#ffffff'), 0.5);

/** The mark inside the diaphragm tells one cover from the next. */
const mark = ({ colours, random }: Stage): string =>
  random.pick([
    stroke('M-24 0H24M0-24V24', colours.paper, 14),
    path(
      'M0 30C-10 20-36 4-36-14C-36-34-10-38 0-20C10-38 36-34 36-14C36 4 10 20 0 30Z',
      colours.paper,
    ),
    stroke('M-36 4H-18L-8-24L8 26L18 4H36', colours.paper, 9),
  ]);

const chestPiece = (stage: Stage): string => {
  const { colours, paints } = stage;
  const drawn =
    circle(0, 0, 84, paints.fade(colours.paper, colours.paperShade, 60)) +
    ring(0, 0, 84, colours.ink, 5) +
    circle(0, 0, 64, paints.fade(colours.accentLight, colours.accentShade, 60)) +
    circle(0, 0, 56, colours.accent) +
    faded(stroke('M-44-18A48 48 0 0 1-10-46', '#ffffff', 7), 0.7) +
    mark(stage);
  return paints.raised(posed(drawn, { x: 178, y: 20 }));
};

const drawStethoscope = (stage: Stage): string => {
  const lifted = stage.paints.raised(springs(stage) + hose(stage) + yoke(stage) + earTips(stage));
  return posed(lifted + chestPiece(stage), { x: -20, y: -8, scale: 1.02 });
};

export const stethoscope: Subject = { pose: 'floats', draw: drawStethoscope };
