import type { Stage, Subject } from '../stage';
import { block, box, ellipse, faded, path, posed, stroke } from '../svg';

const cranium =
  'M0-204C104-204 168-136 166-54C166-10 150 14 146 40C144 62 122 76 104 82C96 96 92 116 88 130H-88' +
  'C-92 116-96 96-104 82C-122 76-144 62-146 40C-150 14-166-10-166-54C-168-136-104-204 0-204Z';
const mandible =
  'M-116 74C-110 110-104 150-82 180C-60 208-30 214 0 214C30 214 60 208 82 180C104 150 110 110 116 74' +
  'L94 92C92 120 84 142 70 150H-70C-84 142-92 120-94 92Z';

const bone = (stage: Stage): string => {
  const { colours, paints } = stage;
  const surface =
    box(block(0, -30, 360, 400), paints.fade(colours.paper, colours.paperShade, 75)) +
    faded(ellipse(150, -30, 70, 190, colours.bodyShade), 0.16) +
    faded(stroke('M-150-92C-96-122-30-96 0-110C30-124 96-110 150-92', colours.bodyShade, 4), 0.45) +
    faded(stroke('M-108-156C-70-182-30-190 0-188', '#ffffff', 14), 0.9);
  return (
    path(mandible, paints.fade(colours.paperShade, colours.bodyLight)) +
    paints.inside(path(cranium, '#fff'), surface)
  );
};

const socket = (stage: Stage): string => {
  const { colours, paints } = stage;
  const hollow =
    'M-104-34C-76-58-34-50-26-24C-20 4-36 34-66 36C-98 38-118 10-116-12C-114-22-110-30-104-34Z';
  return (
    path(hollow, paints.fade(colours.ink, colours.bodyShade, 70)) +
    stroke(hollow, colours.accentLight, 6) +
    faded(ellipse(-62, 8, 14, 9, colours.accent), 0.7)
  );
};

const nose = ({ colours }: Stage): string =>
  path(
    'M0 18C-20 30-30 62-22 72C-14 78-6 66 0 66C6 66 14 78 22 72C30 62 20 30 0 18Z',
    colours.ink,
  ) + stroke('M0 24V64', colours.paperShade, 5);

const cheeks = ({ colours }: Stage): string =>
  path('M-150 34C-124 52-96 44-84 58C-90 76-112 84-136 66Z', colours.accent) +
  path('M150 34C124 52 96 44 84 58C90 76 112 84 136 66Z', colours.accent);

const teeth = ({ colours, paints }: Stage): string => {
  const row = (y: number, height: number) =>
    [-63, -45, -27, -9, 9, 27, 45, 63]
      .map((x) =>
        box(block(x, y + Math.abs(x) * 0.02, 16, height, 6), paints.fade('#ffffff', colours.paper)),
      )
      .join('');
  return box(block(0, 128, 150, 52, 16), colours.bodyShade) + row(116, 24) + row(142, 22);
};

/** Skull bones are told apart by tints, as in an atlas. */
const tints = ({ colours, random }: Stage): string => {
  const tone = random.pick([colours.body, colours.accentLight, colours.bodyLight]);
  const temple = 'M-168-60C-150-44-136-40-128-20C-134 4-136 20-146 40C-152 12-168-10-168-60Z';
  return faded(path(temple, tone) + posed(path(temple, tone), { mirror: true }), 0.85);
};

const drawSkull = (stage: Stage): string => {
  const face =
    cheeks(stage) +
    socket(stage) +
    posed(socket(stage), { mirror: true }) +
    nose(stage) +
    teeth(stage);
  return posed(stage.paints.raised(bone(stage) + tints(stage) + face), { scale: 0.96 });
};

export const skull: Subject = { pose: 'floats', draw: drawSkull };
