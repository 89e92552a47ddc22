import { hairTones, skin, skinShade } from './skin';
import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, ring, stroke } from '../svg';

const frame = ({ colours, paints }: Stage): string =>
  stroke('M-190 110L-150 190M-150 110L-190 190M150 110L190 190M190 110L150 190', colours.ink, 12) +
  [-206, -136, 136, 206]
    .map((x) => circle(x, 206, 17, colours.ink) + circle(x, 206, 7, colours.paperShade))
    .join('') +
  box(block(0, 190, 420, 16, 8), colours.bodyShade) +
  box(block(0, 106, 480, 26, 12), paints.fade(colours.bodyLight, colours.bodyShade)) +
  box(block(-250, 40, 26, 210, 13), paints.fade(colours.body, colours.bodyShade)) +
  box(block(250, 66, 26, 150, 13), paints.fade(colours.body, colours.bodyShade));

/** The head end of the mattress is raised. */
const mattress = ({ colours, paints }: Stage): string =>
  path(
    'M-226-60C-214-74-196-70-190-58L-104 62H240V96H-150L-232-40Z',
    paints.fade(colours.paper, colours.paperShade),
  );

const patient = ({ colours, paints, random }: Stage): string => {
  const hair = random.pick(hairTones);
  return (
    posed(box(block(0, 0, 92, 40, 20), '#ffffff'), { x: -196, y: -76, turn: 56 }) +
    path(
      'M-178-48C-150-66-120-40-96-4L-20 62H-110Z',
      paints.fade(colours.accentLight, colours.accent, 40),
    ) +
    circle(-184, -94, 36, skin) +
    path('M-220-92C-226-140-170-146-152-116C-170-112-186-104-188-84C-200-72-216-74-220-92Z', hair) +
    stroke('M-166-98V-94', '#3a2a2a', 5) +
    faded(stroke('M-166-78Q-158-74-154-80', '#b5765a', 4), 1) +
    path(
      'M-70 62C-50-2 20 20 70 0C110-14 140 10 170 40C200 46 236 44 240 62V92H-90Z',
      paints.fade(colours.accentLight, colours.accentShade),
    ) +
    faded(
      stroke('M20 20C30 40 24 60 30 80M110 6C124 36 118 58 126 80', colours.accentShade, 5),
      0.5,
    ) +
    stroke('M-118-4L-60 40L-10 40', skinShade, 22) +
    stroke('M-118-6L-60 37L-10 37', skin, 18)
  );
};

const rail = ({ colours }: Stage): string =>
  stroke('M-60 100V44H110V100M-20 46V98M24 46V98M68 46V98', colours.paper, 10);

const monitor = ({ colours, paints, random }: Stage): string => {
  const height = Math.round(random.between(26, 40));
  const screen =
    box(block(0, 130, 14, 260), colours.bodyShade) +
    box(block(0, 262, 110, 16, 8), colours.bodyShade) +
    box(block(0, 0, 176, 126, 16), paints.fade(colours.paper, colours.paperShade)) +
    box(block(0, -4, 152, 98, 8), colours.ink) +
    stroke(`M-66-20H-40L-28-${height}L-14 6L-4-20H66`, colours.accentLight, 6) +
    faded(stroke('M-66 24Q-50 4-34 24T-2 24T30 24T62 24', colours.bodyLight, 5), 0.9);
  return posed(paints.raised(screen), { x: 40, y: -124, scale: 0.86 });
};

const drip = ({ colours }: Stage): string =>
  stroke('M-300 206V-214H-250', colours.bodyShade, 11) +
  box(block(-250, -164, 56, 84, 16), colours.accentLight) +
  faded(box(block(-250, -182, 56, 48, 16), colours.paper), 0.85) +
  stroke('M-250-122C-250-40-130-60-60 34', colours.accent, 4) +
  ring(-250, -212, 9, colours.bodyShade, 5);

const drawBed = (stage: Stage): string => {
  const floor = faded(ellipse(0, 226, 320, 16, stage.colours.ink), 0.14);
  const couch = frame(stage) + mattress(stage) + patient(stage) + rail(stage);
  return posed(floor + monitor(stage) + drip(stage) + stage.paints.raised(couch), {
    x: 10,
    y: 0,
    scale: 0.94,
  });
};

export const bed: Subject = { pose: 'stands', draw: drawBed };
