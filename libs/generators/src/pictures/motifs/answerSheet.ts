import type { Stage, Subject } from '../stage';
import { block, box, circle, faded, path, posed, ring, stroke } from '../svg';

const page = ({ colours, paints }: Stage, fill: string): string =>
  box(block(0, 0, 330, 416, 18), paints.fade(fill, colours.paperShade));

/** One row of the sheet: its number and four bubbles, one of them filled in. */
const row = ({ colours, random }: Stage, x: number, y: number): string => {
  const chosen = random.pick([0, 1, 2, 3]);
  const bubbles = [0, 1, 2, 3].map((index) => {
    const left = x + 34 + index * 25;
    return index === chosen
      ? circle(left, y, 10, colours.ink)
      : faded(ring(left, y, 8.5, colours.bodyShade, 3), 0.6);
  });
  return faded(box(block(x, y, 20, 12, 4), colours.body), 0.75) + bubbles.join('');
};

const sheet = (stage: Stage): string => {
  const { colours } = stage;
  const rows = [-60, -26, 8, 42, 76, 110, 144]
    .map((y) => row(stage, -132, y) + row(stage, 20, y))
    .join('');
  const marks = Array.from({ length: 9 }, (_, index) =>
    box(block(-136 + index * 34, 186, 16, 10), colours.ink),
  );
  return (
    page(stage, colours.paper) +
    box({ x: -141, y: -182, width: 150, height: 26, radius: 8 }, colours.accent) +
    faded(stroke('M-138-132H-20M-138-108H-60', colours.bodyShade, 9), 0.4) +
    faded(stroke('M0-88V166', colours.bodyShade, 3), 0.3) +
    rows +
    marks.join('')
  );
};

const seal = ({ colours, random }: Stage): string => {
  const tick = stroke('M-26 2L-8 22L28-20', colours.paper, 14);
  const turn = random.between(-14, 14);
  return posed(circle(0, 0, 62, colours.accent) + ring(0, 0, 50, colours.paper, 4) + tick, {
    x: 128,
    y: -150,
    turn,
  });
};

const pen = ({ colours, paints }: Stage): string =>
  paints.raised(
    box(
      { x: -17, y: -150, width: 34, height: 220, radius: 10 },
      paints.fade(colours.bodyLight, colours.bodyShade, 0),
    ) +
      box({ x: -17, y: 20, width: 34, height: 50, radius: 6 }, colours.ink) +
      path('M-15 70H15L4 112H-4Z', colours.paperShade) +
      path('M-4 112H4L0 128Z', colours.ink) +
      box({ x: 10, y: -142, width: 12, height: 86, radius: 6 }, colours.accent) +
      faded(box({ x: -9, y: -136, width: 6, height: 190, radius: 3 }, '#ffffff'), 0.5),
  );

const drawAnswerSheet = (stage: Stage): string => {
  const { paints, random, colours } = stage;
  const second = posed(page(stage, colours.bodyLight), { x: 30, y: 6, turn: 9 });
  const first = posed(paints.raised(sheet(stage)) + seal(stage), { turn: random.between(-8, -2) });
  const writing = posed(pen(stage), {
    x: 206,
    y: random.between(10, 50),
    turn: random.between(28, 40),
  });
  return posed(paints.raised(second) + first + writing, { x: -26, scale: 0.98 });
};

export const answerSheet: Subject = { pose: 'floats', oneSided: true, draw: drawAnswerSheet };
