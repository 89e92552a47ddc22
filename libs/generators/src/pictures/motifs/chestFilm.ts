import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, point, posed, stroke } from '../svg';

/** Ribs slope down and away from the spine; the lower the longer, up to the eighth. */
const ribs = ({ colours }: Stage): string =>
  Array.from({ length: 8 }, (_, index) => {
    const y = -142 + index * 34;
    const reach = 78 + Math.sin((index / 7) * 1.9) * 52;
    const rib = `M10 ${y}C${point(reach * 0.5, y - 30)} ${point(reach, y - 4)} ${point(reach, y + 34)}`;
    return faded(stroke(rib, colours.paper, 11 - index * 0.3), 0.42);
  }).join('');

const lungField = ({ colours }: Stage): string =>
  path('M20-150C70-170 112-100 122-20C128 30 132 80 126 118C96 96 60 92 22 120Z', colours.ink);

const half = (stage: Stage): string =>
  lungField(stage) +
  ribs(stage) +
  faded(stroke('M10-168C50-196 90-190 136-164', stage.colours.paper, 14), 0.7);

const spine = ({ colours }: Stage): string =>
  Array.from({ length: 11 }, (_, index) =>
    faded(box(block(0, -186 + index * 34, 30, 26, 7), colours.paper), 0.4),
  ).join('');

const softParts = ({ colours }: Stage): string =>
  // The heart's shadow lies more to the viewer's right, the right diaphragm stands higher.
  faded(
    path(
      'M-30-20C-36 40-40 80-46 112H104C110 70 74 20 36-14C30-50 16-60 4-60C-20-60-28-44-30-20Z',
      colours.paper,
    ),
    0.5,
  ) +
  faded(path('M-150 130C-120 88-50 84-20 118V240H-150Z', colours.paper), 0.55) +
  faded(path('M150 140C120 104 60 104 20 130V240H150Z', colours.paper), 0.5);

const finding = ({ colours, random }: Stage): string => {
  const [x, y] = random.pick([
    [-78, 20],
    [82, -60],
    [-70, -76],
  ]);
  return (
    faded(circle(x, y, 17, colours.paper), 0.75) +
    `<circle cx="${x}" cy="${y}" r="36" fill="none" stroke="${colours.accentLight}" ` +
    'stroke-width="6" stroke-dasharray="15 10"/>'
  );
};

const film = (stage: Stage): string => {
  const { colours, paints } = stage;
  const frame = block(0, 0, 350, 400, 14);
  const content =
    box(frame, paints.fade(colours.bodyShade, colours.ink, 80)) +
    faded(ellipse(0, 30, 190, 230, colours.body), 0.35) +
    posed(
      half(stage) +
        posed(half(stage), { mirror: true }) +
        spine(stage) +
        softParts(stage) +
        finding(stage),
      { y: 26, scale: 0.98 },
    ) +
    faded(path('M-175-200H-60L-175 20Z', '#ffffff'), 0.08);
  return paints.inside(box(frame, '#fff'), content);
};

const lightBox = ({ colours, paints }: Stage): string =>
  box(block(0, 0, 440, 456, 30), paints.fade(colours.paper, colours.paperShade)) +
  box(block(0, -4, 400, 418, 14), paints.fade('#ffffff', colours.accentLight)) +
  [-110, 110].map((x) => box(block(x, -204, 54, 28, 6), colours.accent)).join('') +
  circle(190, 214, 7, colours.accent) +
  circle(166, 214, 7, colours.body);

const drawChestFilm = (stage: Stage): string =>
  posed(stage.paints.raised(lightBox(stage)) + film(stage), { scale: 0.92 });

export const chestFilm: Subject = { pose: 'floats', oneSided: true, draw: drawChestFilm };
