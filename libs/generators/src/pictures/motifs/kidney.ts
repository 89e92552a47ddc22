import type { Stage, Subject } from '../stage';
import { block, box, ellipse, faded, path, posed, stroke } from '../svg';

const outline =
  'M30-196C120-206 176-112 168 0C160 112 112 198 30 196C-40 192-66 128-40 70C-28 44-22 24-24 0' +
  'C-22-24-28-44-40-70C-66-128-40-190 30-196Z';
const sinus =
  'M-24 0C-20-46-34-84-10-112C16-128 44-84 54-44C62-14 62 14 54 44C44 84 16 128-10 112C-34 84-20 46-24 0Z';

/** The position of each pyramid's papilla, and the direction of its base. */
const pyramids = [
  { x: 4, y: -112, turn: -104 },
  { x: 42, y: -84, turn: -56 },
  { x: 60, y: -34, turn: -18 },
  { x: 60, y: 34, turn: 18 },
  { x: 42, y: 84, turn: 56 },
  { x: 4, y: 112, turn: 104 },
];

const pyramid = ({ colours, paints }: Stage): string =>
  path(
    'M0 0C20-22 46-38 66-34Q80 0 66 34C46 38 20 22 0 0Z',
    paints.fade(colours.bodyShade, colours.body, 0),
  ) + faded(stroke('M14-4L62-20M14 0H66M14 4L62 20', colours.bodyLight, 3), 0.6);

const cut = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const size = random.between(0.94, 1.04);
  const inner =
    box(block(50, 0, 300, 420), paints.fade(colours.bodyLight, colours.body, 70)) +
    faded(stroke(outline, colours.bodyShade, 20), 0.75) +
    path(sinus, colours.paperShade) +
    pyramids.map((pose) => posed(pyramid(stage), { ...pose, scale: size })).join('') +
    faded(ellipse(126, -96, 14, 54, '#ffffff'), 0.18);
  return paints.inside(path(outline, '#fff'), inner);
};

const pelvis = ({ colours, paints }: Stage): string => {
  const calyces =
    'M-30 10C0-10 4-60 2-104M-20 0C10-14 26-50 38-78M-20 0C16-6 36-20 56-32M-20 4C16 8 36 20 56 32M-20 6C10 14 26 50 38 78M-30 0C0 20 4 60 2 104';
  const ureter = 'M-20 4C-70 10-92 40-94 90V214';
  const tone = paints.fade(colours.accentLight, colours.accent, 0);
  return (
    stroke(ureter, colours.accentShade, 30) +
    stroke(calyces, colours.accentShade, 20) +
    stroke(ureter, colours.accent, 24) +
    stroke(calyces, colours.accent, 14) +
    path('M-56 14C-30-34 0-30 20-16Q28 0 20 16C0 40-30 40-56 30Z', tone) +
    faded(stroke('M-98 96V206', colours.accentLight, 6), 0.9)
  );
};

const vessels = ({ colours }: Stage): string =>
  stroke('M-200-64C-140-66-80-44-30-26', colours.bodyShade, 30) +
  stroke('M-200-64C-140-66-80-44-30-26', colours.body, 22) +
  stroke('M-200-20C-140-22-80-16-30-6', colours.accentShade, 30) +
  stroke('M-200-20C-140-22-80-16-30-6', colours.accentLight, 22);

const adrenal = ({ colours, paints }: Stage): string =>
  path(
    'M-44-150C-40-206 20-236 72-204C84-196 76-184 60-186C20-192-4-176-24-146C-32-136-44-138-44-150Z',
    paints.fade(colours.accentLight, colours.accentShade, 60),
  );

const drawKidney = (stage: Stage): string => {
  const organ = vessels(stage) + adrenal(stage) + cut(stage) + pelvis(stage);
  return posed(stage.paints.raised(organ), { x: 6, y: 6, scale: 0.98 });
};

export const kidney: Subject = { pose: 'floats', draw: drawKidney };
