import type { Stage, Subject } from '../stage';
import { block, box, circle, faded, path, posed, ring, stroke } from '../svg';

const board = ({ colours, paints }: Stage): string =>
  box(block(0, 10, 316, 410, 28), paints.fade(colours.body, colours.bodyShade, 60)) +
  faded(box(block(-146, 10, 8, 360, 4), '#ffffff'), 0.25);

const sheet = ({ colours, paints }: Stage): string =>
  box(block(0, 20, 268, 352, 12), paints.fade(colours.paper, colours.paperShade)) +
  path('M134 136L74 196H122Q134 196 134 184Z', colours.bodyLight) +
  path('M134 136V184Q134 196 122 196H74Z', colours.paperShade) +
  path('M74 196L134 136H86Q74 136 74 148Z', colours.backdrop);

const clip = ({ colours, paints }: Stage): string =>
  box(block(0, -186, 132, 42, 14), paints.fade(colours.paperShade, colours.ink)) +
  box(block(0, -206, 62, 40, 18), colours.ink) +
  circle(0, -208, 9, colours.paperShade);

/** A question: ticked, crossed out or still open, and two lines of wording. */
const question = ({ colours, random }: Stage, y: number): string => {
  const answer = random.pick([
    stroke(`M-100 ${y}l10 12l20-24`, colours.accent, 9),
    stroke(`M-100 ${y}l10 12l20-24`, colours.accent, 9),
    stroke(`M-96 ${y - 10}l20 20m0-20l-20 20`, colours.bodyShade, 8),
    '',
  ]);
  const length = random.between(30, 96);
  return (
    faded(box(block(-86, y, 42, 42, 10), colours.paperShade), 1) +
    answer +
    faded(stroke(`M-46 ${y - 9}H96`, colours.bodyShade, 8), 0.55) +
    faded(stroke(`M-46 ${y + 11}H${Math.round(length)}`, colours.bodyShade, 8), 0.3)
  );
};

const heading = ({ colours }: Stage): string =>
  stroke('M-100-112H6', colours.accent, 14) +
  faded(stroke('M-100-86H-34', colours.bodyShade, 8), 0.4);

const pencil = ({ colours, paints }: Stage): string =>
  paints.raised(
    box(
      { x: -20, y: -150, width: 40, height: 210 },
      paints.fade(colours.accentLight, colours.accentShade, 0),
    ) +
      box({ x: -6, y: -150, width: 12, height: 210 }, colours.accent) +
      path('M-20 60H20L0 112Z', '#f3d9b8') +
      path('M-7 94H7L0 112Z', colours.ink) +
      box({ x: -20, y: -168, width: 40, height: 22 }, colours.paperShade) +
      box({ x: -20, y: -196, width: 40, height: 32, radius: 12 }, colours.bodyLight),
  );

const clock = ({ colours, paints, random }: Stage): string => {
  const hand = posed(stroke('M0 0V-34', colours.accent, 8), { turn: random.between(0, 360) });
  return paints.raised(
    circle(0, 0, 70, paints.fade(colours.bodyLight, colours.bodyShade, 60)) +
      circle(0, 0, 54, colours.paper) +
      faded(ring(0, 0, 44, colours.bodyShade, 5), 0.2) +
      hand +
      posed(stroke('M0 0V-22', colours.ink, 9), { turn: random.between(0, 360) }) +
      circle(0, 0, 8, colours.ink),
  );
};

const drawExam = (stage: Stage): string => {
  const { random, paints } = stage;
  const rows = [-44, 22, 88].map((y) => question(stage, y)).join('');
  const paper = paints.raised(board(stage) + sheet(stage) + clip(stage)) + heading(stage) + rows;
  return posed(
    posed(paper, { turn: random.between(-8, 2) }) +
      posed(clock(stage), { x: -190, y: random.between(90, 130) }) +
      posed(pencil(stage), { x: 200, y: random.between(-10, 30), turn: random.between(18, 34) }),
    { scale: 0.96, y: 6 },
  );
};

export const exam: Subject = { pose: 'floats', oneSided: true, draw: drawExam };
