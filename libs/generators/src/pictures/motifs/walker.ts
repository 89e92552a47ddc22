import { hairTones, skin, skinShade } from './skin';
import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, stroke } from '../svg';

const legs = ({ colours }: Stage): string =>
  stroke('M-40 40L-78 116L-104 190', colours.bodyShade, 46) +
  stroke('M-36 40L10 112L4 194', colours.body, 46) +
  path(
    'M-134 190C-130 178-96 174-88 186L-66 204C-62 216-70 220-80 220H-128C-140 220-138 204-134 190Z',
    colours.accentShade,
  ) +
  path(
    'M-22 190C-18 178 16 174 24 186L50 204C54 216 46 220 36 220H-16C-28 220-26 204-22 190Z',
    colours.accent,
  );

const trunk = ({ colours, paints }: Stage): string =>
  path(
    'M-84-96C-76-132 0-136 14-100C22-60 8 10 4 62H-82C-92 10-96-50-84-96Z',
    paints.fade(colours.accentLight, colours.accent, 60),
  ) + faded(stroke('M-64-84C-70-40-68 10-62 52', '#ffffff', 8), 0.4);

const head = ({ random }: Stage): string => {
  const hair = random.pick([hairTones[0], '#c9c3bd', '#9a928c']);
  return (
    box(block(-30, -138, 32, 44, 14), skinShade) +
    ellipse(-26, -178, 40, 45, skin) +
    path(
      'M-66-166C-76-226-10-240 10-206C-4-204-20-202-28-190C-34-176-44-166-50-150C-58-150-64-156-66-166Z',
      hair,
    ) +
    stroke('M-4-182V-177', '#3a2a2a', 6) +
    stroke('M-10-156Q-2-150 4-157', '#b5765a', 4)
  );
};

const arm = ({ colours }: Stage): string =>
  stroke('M-34-84L-6-10L66 6', colours.accentShade, 34) +
  stroke('M-34-86L-6-14L66 2', colours.accentLight, 28) +
  circle(76, 4, 19, skin);

/** A frame with four feet, seen from the side. */
const frame = ({ colours }: Stage): string =>
  stroke('M70 10L36 212M110 6L150 212M50 120H134M56 74H124', colours.ink, 13) +
  stroke('M56 8H132', colours.bodyShade, 22) +
  [36, 150].map((x) => box(block(x, 212, 30, 20, 7), colours.bodyShade)).join('');

/** Steps that lie ahead, and the arc of the training dial. */
const course = ({ colours, random }: Stage): string => {
  const step = ellipse(0, 0, 22, 9, colours.accent) + ellipse(30, 0, 9, 7, colours.accent);
  const steps = [200, 260, 320].map((x, index) =>
    faded(posed(step, { x, y: 214 + (index % 2) * 14 }), 0.8 - index * 0.2),
  );
  const share = random.between(-30, 40);
  const dial =
    circle(0, 0, 66, colours.paper) +
    stroke('M-40 24A46 46 0 1 1 40 24', colours.paperShade, 13) +
    stroke('M-40 24A46 46 0 0 1 0-46', colours.accent, 13) +
    posed(stroke('M0 6V-30', colours.ink, 8), { turn: share }) +
    circle(0, 4, 9, colours.ink);
  return steps.join('') + posed(dial, { x: 226, y: -110 });
};

const drawWalker = (stage: Stage): string => {
  const floor = faded(ellipse(10, 224, 270, 14, stage.colours.ink), 0.14);
  const person = legs(stage) + trunk(stage) + head(stage) + frame(stage) + arm(stage);
  return posed(floor + stage.paints.raised(person) + course(stage), { x: -34, y: 4, scale: 0.98 });
};

export const walker: Subject = { pose: 'stands', draw: drawWalker };
