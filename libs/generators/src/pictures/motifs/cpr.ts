import { caller } from './cprCaller';
import { patient } from './cprPatient';
import { hairTones, skin, skinShade } from './skin';
import type { Stage, Subject } from '../stage';
import { block, box, ellipse, faded, path, posed, stroke } from '../svg';

const helperBody = ({ colours, paints }: Stage): string =>
  path(
    'M-100-92C-84-104 84-104 100-92C122-60 92 60 84 130H-84C-92 60-122-60-100-92Z',
    paints.fade(colours.body, colours.bodyShade, 60),
  ) +
  path('M-26-104L0-58L26-104Z', colours.paper) +
  box(block(44, -28, 40, 30, 6), colours.paper) +
  stroke('M36-28H52M44-36V-20', colours.accent, 6);

const helperHead = ({ random }: Stage): string => {
  const hair = random.pick(hairTones);
  return (
    box(block(0, -112, 40, 46, 16), skinShade) +
    ellipse(0, -146, 44, 50, skin) +
    path('M-48-146C-58-214 58-214 48-146C40-168 20-176 0-176S-40-168-48-146Z', hair) +
    stroke('M-22-142Q-15-136-8-142M8-142Q15-136 22-142', '#3a2a2a', 4) +
    stroke('M-8-114Q0-110 8-114', skinShade, 4)
  );
};

/** Arms straight, shoulders above the hands: the weight of the body does the work. */
const arms = ({ colours }: Stage): string => {
  const side = (sign: number) =>
    stroke(`M${sign * 92}-66L${sign * 46} 24`, colours.bodyShade, 48) +
    stroke(`M${sign * 90}-68L${sign * 45} 22`, colours.bodyLight, 40) +
    stroke(`M${sign * 42} 32L${sign * 18} 82`, skin, 30);
  return side(-1) + side(1);
};

const hands = (): string =>
  box(block(0, 98, 92, 30, 15), skinShade) +
  box(block(0, 86, 78, 32, 16), skin) +
  stroke('M-18 80V96M0 80V98M18 80V96', skinShade, 4);

const aed = ({ colours, paints }: Stage): string =>
  stroke('M206 60C120 10 20 40-6 112', colours.ink, 5) +
  paints.raised(
    stroke('M186 14C186-20 266-20 266 14', colours.accentShade, 14) +
      box(block(226, 66, 150, 116, 20), paints.fade(colours.accentLight, colours.accent, 60)) +
      box(block(226, 64, 112, 76, 12), colours.paper) +
      path(
        'M226 94C216 84 190 68 190 50C190 32 214 30 226 44C238 30 262 32 262 50C262 68 236 84 226 94Z',
        colours.accent,
      ) +
      path('M230 42L214 66H226L220 84L240 58H228Z', colours.paper),
  );

/** Down, and quickly. */
const rhythm = ({ colours, random }: Stage): string => {
  const gap = random.between(30, 36);
  const chevrons = [0, 1, 2].map((row) =>
    faded(
      stroke(`M-20 ${row * gap}L0 ${row * gap + 18}L20 ${row * gap}`, colours.accent, 10),
      0.4 + row * 0.3,
    ),
  );
  return posed(chevrons.join(''), { x: -262, y: -70 });
};

const drawCpr = (stage: Stage): string => {
  const helper = posed(helperBody(stage) + helperHead(stage), { x: -96 });
  const floor = faded(ellipse(10, 200, 420, 20, stage.colours.ink), 0.16);
  const pressing = posed(arms(stage) + hands(), { x: -96 });
  const second = stage.random.chance(0.6)
    ? posed(caller(stage), { x: 320, y: -16, scale: 0.9 })
    : '';
  const scene = second + helper + aed(stage) + patient(stage) + pressing;
  return posed(floor + stage.paints.raised(scene) + rhythm(stage), { y: 20 });
};

export const cpr: Subject = { pose: 'stands', oneSided: true, draw: drawCpr };
