import type { Stage, Subject } from '../stage';
import { ellipse, faded, path, posed, ring, stroke } from '../svg';

const femur =
  'M-44-240H44C46-180 50-130 74-96C112-84 124-30 100 0C82 22 40 22 22 4C10-8-10-8-22 4C-40 22-82 22-100 0' +
  'C-124-30-112-84-74-96C-50-130-46-180-44-240Z';
const tibia =
  'M-104 52C-80 38-30 42-8 50C-4 40 4 40 8 50C30 42 80 38 104 52C112 78 94 108 62 122C46 150 42 200 40 248H-40' +
  'C-42 200-46 150-62 122C-94 108-112 78-104 52Z';
const fibula =
  'M86 104C104 92 126 100 124 120C120 138 112 150 110 170L104 248H78L86 170C84 140 78 116 86 104Z';

const bone = ({ colours, paints }: Stage, shape: string, side: number): string =>
  faded(stroke(shape, colours.ink, 6), 0.2) +
  path(shape, paints.fade(colours.paper, colours.paperShade, side));

const cartilage = ({ colours }: Stage): string =>
  stroke('M-108-26C-106 6-60 26-24 6M108-26C106 6 60 26 24 6', colours.accentLight, 15) +
  stroke('M-98 50C-76 40-36 44-14 50M98 50C76 40 36 44 14 50', colours.accentLight, 11);

const menisci = ({ colours }: Stage): string => {
  const wedge = 'M-112 44C-120 26-112 14-100 10C-92 26-66 38-44 40C-60 46-90 46-112 44Z';
  return path(wedge, colours.accent) + posed(path(wedge, colours.accent), { mirror: true });
};

/** The two ligaments that cross inside the joint and those at its sides. */
const ligaments = ({ colours }: Stage): string =>
  stroke('M-112-50C-132-10-130 60-98 100M116-50C138-10 136 70 112 112', colours.bodyShade, 22) +
  stroke('M-112-50C-132-10-130 60-98 100M116-50C138-10 136 70 112 112', colours.bodyLight, 15) +
  stroke('M18-14C6 10-10 34-24 50', colours.bodyShade, 24) +
  stroke('M18-14C6 10-10 34-24 50', colours.body, 17) +
  stroke('M-16-14C-4 12 8 34 16 50', colours.bodyShade, 22) +
  stroke('M-16-14C-4 12 8 34 16 50', colours.bodyLight, 15);

const flesh = ({ colours }: Stage): string =>
  faded(
    path(
      'M-130-250C-150-170-168-110-164-40C-166 30-170 70-150 130C-138 180-134 220-132 254H132C136 220 146 180 158 130C174 70 170 30 166-40C170-110 150-170 130-250Z',
      colours.bodyLight,
    ),
    0.32,
  );

const marrow = ({ colours }: Stage): string =>
  faded(
    stroke(
      'M-20-230C-22-190-24-150-30-118M20-230C22-190 24-150 30-118M-18 150C-16 190-16 220-16 240M18 150C16 190 16 220 16 240',
      colours.bodyShade,
      5,
    ),
    0.28,
  );

const focus = ({ colours, random }: Stage): string => {
  const x = random.pick([-78, 0, 78]);
  const handle =
    stroke('M52 52L104 104', colours.ink, 20) + stroke('M60 60L100 100', colours.accent, 10);
  return posed(
    faded(ellipse(0, 0, 70, 70, '#ffffff'), 0.2) +
      ring(0, 0, 70, colours.ink, 12) +
      ring(0, 0, 70, colours.accent, 5) +
      handle,
    { x, y: 28 },
  );
};

const drawKnee = (stage: Stage): string => {
  const joint =
    bone(stage, fibula, 20) +
    bone(stage, femur, 70) +
    bone(stage, tibia, 110) +
    cartilage(stage) +
    ligaments(stage) +
    menisci(stage) +
    marrow(stage);
  return posed(flesh(stage) + stage.paints.raised(joint) + focus(stage), { y: -4, scale: 0.92 });
};

export const knee: Subject = { pose: 'floats', draw: drawKnee };
