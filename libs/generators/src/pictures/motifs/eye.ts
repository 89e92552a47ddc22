import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, ring, stroke } from '../svg';

/** Coats of the eyeball, cut through the middle: sclera, choroid, retina, vitreous body. */
const ball = (stage: Stage): string => {
  const { colours, paints } = stage;
  return (
    circle(0, 0, 184, colours.paperShade) +
    circle(0, 0, 174, colours.paper) +
    circle(0, 0, 162, colours.bodyShade) +
    circle(0, 0, 152, colours.body) +
    circle(0, 0, 140, paints.ball(colours.paper, colours.bodyLight))
  );
};

const cornea = ({ colours, paints }: Stage): string =>
  path(
    'M-128-112C-226-84-226 84-128 112C-112 60-112-60-128-112Z',
    paints.fade(colours.accentLight, colours.paper, 0),
  ) +
  faded(path('M-128-112C-226-84-226 84-128 112C-184 70-184-70-128-112Z', colours.accent), 0.35) +
  faded(stroke('M-176-52C-190-26-192 4-186 34', '#ffffff', 8), 0.9);

const lens = ({ colours, paints }: Stage): string =>
  stroke('M-136-104L-112-52M-136 104L-112 52', colours.accentShade, 20) +
  faded(
    stroke('M-116-74L-96-58M-116 74L-96 58M-110-84L-88-62M-110 84L-88 62', colours.ink, 3),
    0.5,
  ) +
  ellipse(-92, 0, 32, 64, colours.accentShade) +
  ellipse(-92, 0, 27, 59, paints.fade(colours.accentLight, colours.accent, 20)) +
  faded(ellipse(-100, -18, 8, 24, '#ffffff'), 0.7);

const nerve = ({ colours, paints }: Stage): string => {
  const cord = box(
    block(60, 0, 160, 66, 14),
    paints.fade(colours.accentLight, colours.accentShade),
  );
  const threads = stroke('M0-18H136M0 0H136M0 18H136', colours.paper, 4);
  return posed(cord + faded(threads, 0.7), { x: 152, y: 64, turn: 22 });
};

/** Vessels leave the disc and fork over the retina. */
const fundus = ({ colours }: Stage): string => {
  const vessels =
    'M138 54C134 10 120-50 70-102M136 20C122-10 108-20 88-30M130 66C100 100 60 126 8 134M112 84C90 86 70 84 56 78';
  return (
    faded(stroke(vessels, colours.bodyShade, 7), 0.75) +
    ellipse(136, 54, 12, 22, colours.accentLight) +
    ring(144, -6, 9, colours.accent, 6)
  );
};

const light = ({ colours, random }: Stage): string => {
  const height = random.between(32, 46);
  const rays = `M-290-${height}L-92-${height * 0.8}L144-6M-290 ${height}L-92 ${height * 0.8}L144-6M-290 0L144-6`;
  return faded(stroke(rays, colours.accent, 4), 0.85);
};

const muscles = ({ colours, paints }: Stage): string => {
  const belly = path(
    'M-96-150C-20-226 90-214 216-150L210-118C100-170 10-180-84-136Z',
    paints.fade(colours.bodyLight, colours.body, 40),
  );
  const grain = faded(stroke('M-60-164C20-206 100-192 206-138', colours.bodyShade, 5), 0.5);
  return belly + grain + posed(belly + grain, { mirror: true, turn: 180 });
};

const drawEye = (stage: Stage): string => {
  const globe = muscles(stage) + nerve(stage) + ball(stage) + fundus(stage) + cornea(stage);
  return posed(stage.paints.raised(globe) + lens(stage) + light(stage), { scale: 0.94 });
};

export const eye: Subject = { pose: 'floats', draw: drawEye };
