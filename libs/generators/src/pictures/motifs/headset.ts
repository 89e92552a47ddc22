import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, ring, stroke } from '../svg';

const visor =
  'M-190-70Q-190-112-146-114Q0-126 146-114Q190-112 190-70V40Q190 92 140 94H84Q58 94 44 72L22 40Q0 16-22 40L-44 72Q-58 94-84 94H-140Q-190 92-190 40Z';

const strap = ({ colours, paints }: Stage): string =>
  stroke('M-176-40C-230-200 230-200 176-40', colours.bodyShade, 46) +
  stroke('M-172-46C-216-190 216-190 172-46', colours.body, 28) +
  box(block(-196, -14, 40, 96, 16), paints.fade(colours.bodyShade, colours.ink)) +
  box(block(196, -14, 40, 96, 16), paints.fade(colours.bodyShade, colours.ink));

/** A reflection of the simulated scene on the dark glass. */
const reflection = ({ colours, paints, random }: Stage): string => {
  const shift = random.between(-30, 30);
  return (
    circle(-90 + shift, -10, 120, paints.glow(colours.accent)) +
    circle(110 + shift, 10, 110, paints.glow(colours.bodyLight)) +
    faded(path('M-190-120H-80L-150 100H-230Z', '#ffffff'), 0.12) +
    stroke('M-150 0H-96L-80-42L-56 40L-40 0H-10L6-26L20 12L28 0H150', colours.accentLight, 6)
  );
};

const front = (stage: Stage): string => {
  const { colours, paints } = stage;
  const dark = path(visor, paints.fade(colours.bodyShade, colours.ink, 60)) + reflection(stage);
  return (
    path(visor, paints.fade(colours.paper, colours.paperShade)) +
    posed(paints.inside(path(visor, '#fff'), dark), { y: 4, scale: 0.87 }) +
    faded(stroke('M-166-84Q-160-98-140-100Q-60-108 10-108', '#ffffff', 8), 0.9)
  );
};

/** A cube in perspective: the thing to be grasped in the simulation. */
const cube = ({ colours }: Stage): string =>
  path('M0-46L44-22L0 2L-44-22Z', colours.accentLight) +
  path('M-44-22L0 2V54L-44 28Z', colours.accent) +
  path('M44-22L0 2V54L44 28Z', colours.accentShade);

const ball = ({ colours, paints }: Stage, size: number): string =>
  circle(0, 0, size, paints.ball(colours.bodyLight, colours.bodyShade)) +
  faded(ellipse(-size * 0.35, -size * 0.4, size * 0.3, size * 0.2, '#ffffff'), 0.7);

const plus = ({ colours }: Stage): string =>
  circle(0, 0, 40, colours.paper) + stroke('M-18 0H18M0-18V18', colours.accent, 13);

const orbit = ({ colours }: Stage, turn: number): string =>
  posed(
    `<ellipse rx="300" ry="112" fill="none" stroke="${colours.accent}" stroke-width="4" stroke-dasharray="2 16" stroke-linecap="round"/>`,
    { turn },
  );

const drawHeadset = (stage: Stage): string => {
  const { random, paints } = stage;
  const turn = random.pick([-18, -12, 12, 18]);
  const lean = (turn / 18) * 70;
  const things =
    posed(paints.raised(cube(stage)), { x: -256, y: 70 - lean, scale: random.between(0.9, 1.15) }) +
    posed(paints.raised(ball(stage, random.between(38, 50))), { x: 262, y: -70 + lean }) +
    posed(paints.raised(plus(stage)), { x: random.between(120, 200), y: 150 }) +
    posed(ring(0, 0, 18, stage.colours.bodyLight, 9), { x: -170, y: 168 });
  return posed(orbit(stage, turn) + paints.raised(strap(stage) + front(stage)) + things, {
    y: 14,
    scale: 1.02,
  });
};

export const headset: Subject = { pose: 'floats', draw: drawHeadset };
