import type { Stage, Subject } from '../stage';
import { circle, faded, path, posed, ring, stroke } from '../svg';

const leftPage = 'M0-96C-50-140-150-150-236-128V110C-150 88-50 98 0 142Z';
const rightPage = 'M0-96C50-140 150-150 236-128V110C150 88 50 98 0 142Z';

const cover = ({ colours, paints }: Stage): string =>
  path(
    'M0-80C-60-120-170-136-256-112V138C-170 116-60 128 0 166C60 128 170 116 256 138V-112C170-136 60-120 0-80Z',
    paints.fade(colours.body, colours.bodyShade),
  );

const pageEdges = ({ colours }: Stage): string =>
  [14, 7]
    .map((drop) =>
      posed(path(leftPage, colours.paperShade) + path(rightPage, colours.paperShade), { y: drop }),
    )
    .join('') +
  faded(
    stroke('M-236 124C-150 102-50 112 0 156C50 112 150 102 236 124', colours.bodyShade, 2),
    0.5,
  );

const pages = ({ colours, paints }: Stage): string =>
  path(leftPage, paints.fade(colours.paper, colours.paperShade, 0)) +
  path(rightPage, paints.fade(colours.paperShade, colours.paper, 0)) +
  faded(path('M0-96C-20-114-44-124-70-130V98C-44 106-20 122 0 142Z', colours.ink), 0.07);

/** Lines follow the curve of the page; the last of a paragraph is short. */
const lines = ({ colours }: Stage): string => {
  const line = (y: number, from: number) =>
    `M${from} ${y - 8 + from * 0.02}C${from + 50} ${y - 20} -90 ${y - 14} -40 ${y + 14}`;
  const heading = stroke(line(-86, -200), colours.accent, 13);
  const rows = [-48, -20, 8, 36, 64].map((y, index) => line(y, index === 4 ? -130 : -204));
  return heading + faded(stroke(rows.join(''), colours.bodyShade, 7), 0.45);
};

type Plate = (stage: Stage) => string;

const heartPlate: Plate = ({ colours }) =>
  path(
    'M0 62C-18 44-70 10-70-30C-70-66-24-76 0-42C24-76 70-66 70-30C70 10 18 44 0 62Z',
    colours.accent,
  ) + stroke('M-60 0H-28L-12-30L12 34L26 0H60', colours.paper, 8);

const cellPlate: Plate = ({ colours }) =>
  circle(0, -2, 66, colours.accentLight) +
  ring(0, -2, 66, colours.accent, 7) +
  circle(14, 4, 26, colours.accent) +
  circle(20, 8, 9, colours.ink) +
  [
    [-34, -26],
    [-40, 12],
    [-8, -40],
    [-14, 40],
    [40, -30],
  ]
    .map(([x, y]) => circle(x ?? 0, y ?? 0, 7, colours.accent))
    .join('');

const toothPlate: Plate = ({ colours }) =>
  path(
    'M-56-30C-60-74-20-76 0-62C20-76 60-74 56-30C54 0 46 64 28 64C12 64 18 14 0 14C-18 14-12 64-28 64C-46 64-54 0-56-30Z',
    colours.accent,
  ) + faded(stroke('M-36-34C-36-48-26-52-16-50', colours.paper, 8), 0.8);

const bookmark = ({ colours }: Stage): string =>
  path('M150-145L190-140V-60L169-78L150-64Z', colours.body);

/** The subject of the book rises out of it. */
const rising = ({ colours, paints, random }: Stage): string => {
  const bubble = (x: number, y: number, radius: number, fill: string) =>
    circle(x + random.between(-14, 14), y + random.between(-10, 10), radius, fill);
  return (
    bubble(-60, -186, 26, paints.ball(colours.accentLight, colours.accentShade)) +
    bubble(10, -204, 13, colours.bodyLight) +
    bubble(64, -176, 20, paints.ball(colours.bodyLight, colours.bodyShade)) +
    bubble(-6, -154, 9, colours.accent)
  );
};

const drawBook = (stage: Stage): string => {
  const plate = stage.random.pick([heartPlate, cellPlate, toothPlate]);
  const opened = cover(stage) + pageEdges(stage) + pages(stage) + lines(stage) + bookmark(stage);
  const shown = posed(plate(stage), { x: 120, y: -8, turn: 4, scale: 0.92 });
  return posed(stage.paints.raised(opened) + shown + rising(stage), { y: 26, scale: 1.02 });
};

export const book: Subject = { pose: 'floats', oneSided: true, draw: drawBook };
