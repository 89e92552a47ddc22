import { brain } from './brain';
import { lungs } from './lungs';
import { audience } from './peopleAudience';
import { hairTones, skin, skinShade } from './skin';
import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, stroke } from '../svg';

const board = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const organ = posed(random.pick([brain, lungs]).draw(stage), { x: -70, y: -66, scale: 0.5 });
  const notes =
    stroke('M74-138H176', colours.accent, 11) +
    faded(stroke('M74-104H190M74-78H176M74-52H190M74-26H140', colours.bodyShade, 7), 0.4) +
    circle(84, 22, 11, colours.accent) +
    circle(120, 22, 11, colours.bodyLight) +
    circle(156, 22, 11, colours.body);
  return (
    paints.raised(
      box(block(0, -66, 456, 290, 20), paints.fade(colours.body, colours.bodyShade, 60)),
    ) +
    box(block(0, -66, 424, 258, 10), paints.fade(colours.paper, colours.paperShade)) +
    organ +
    notes
  );
};

const teacherHead = ({ random }: Stage): string => {
  const hair = random.pick(hairTones);
  const long = random.chance(0.5)
    ? path('M-40-150C-52-90-44-70-34-66H34C44-70 52-90 40-150Z', hair)
    : '';
  return (
    long +
    box(block(0, -96, 28, 40, 12), skinShade) +
    ellipse(0, -132, 34, 40, skin) +
    path('M-38-126C-46-186 44-190 38-126C30-146 12-152-6-154S-32-142-38-126Z', hair) +
    stroke('M-14-128V-124M14-128V-124', '#3a2a2a', 5) +
    stroke('M-8-108Q0-102 8-108', '#b5765a', 4)
  );
};

/** Stands beside the board in a white coat and points at it. */
const teacher = (stage: Stage): string => {
  const { colours, paints } = stage;
  return (
    path('M-34 100H34L30 260H-30Z', colours.ink) +
    path(
      'M-56-66C-40-82 40-82 56-66L70 190H-70Z',
      paints.fade(colours.paper, colours.paperShade, 20),
    ) +
    path('M-18-80L0-34L18-80Z', colours.accent) +
    faded(stroke('M0-34V188', colours.bodyShade, 3), 0.35) +
    stroke('M-52-50C-66 0-64 40-58 78', colours.paperShade, 30) +
    circle(-57, 92, 14, skin) +
    stroke('M50-52C80-30 100-44 124-68', colours.paperShade, 30) +
    circle(132, -76, 14, skin) +
    stroke('M134-78L196-124', colours.ink, 5) +
    teacherHead(stage)
  );
};

const drawPeople = (stage: Stage): string => {
  // The board is not mirrored with the teacher: its organ and its lines have a right way round.
  const side = stage.random.pick([-1, 1]);
  return (
    posed(board(stage), { x: -side * 74, y: -24 }) +
    posed(teacher(stage), { x: side * 250, y: -30, mirror: side === 1 }) +
    audience(stage)
  );
};

export const people: Subject = { pose: 'stands', oneSided: true, draw: drawPeople };
