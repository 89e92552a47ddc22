import { makeCells, type Corner } from './tissueCells';
import type { Stage, Subject } from '../stage';
import { circle, ellipse, faded, path, point, posed, ring } from '../svg';

/** A cell's outline: its sides stay straight in the middle and bend at the corners. */
const membrane = (corners: readonly Corner[]): string => {
  const towards = (from: Corner, to: Corner, share: number) =>
    point(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
  const bends = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return `${towards(corner, before, 0.34)}Q${point(...corner)} ${towards(corner, after, 0.34)}`;
  });
  return `M${bends.join('L')}Z`;
};

const nucleus = ({ colours, random }: Stage, x: number, y: number, size: number): string => {
  const [rx, ry] = [size * random.between(0.9, 1.25), size * random.between(0.8, 1)];
  const drawn =
    ellipse(0, 0, rx, ry, colours.bodyShade) +
    faded(ellipse(-rx * 0.2, -ry * 0.25, rx * 0.6, ry * 0.5, colours.bodyLight), 0.35) +
    circle(rx * 0.2, ry * 0.1, size * 0.24, colours.ink);
  return posed(drawn, { x, y, turn: random.between(0, 180) });
};

const layer = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const fills = [
    paints.fade(colours.paper, colours.bodyLight, 60),
    paints.fade(colours.paperShade, colours.bodyLight, 30),
    paints.fade(colours.paperShade, colours.bodyLight, 120),
  ] as const;
  return makeCells(random)
    .map(({ corners, x, y }) => {
      const special = random.chance(0.08);
      const fill = special ? colours.accentLight : random.pick(fills);
      return (
        path(membrane(corners), fill) + nucleus(stage, x, y, special ? 19 : random.between(12, 17))
      );
    })
    .join('');
};

const redCell = ({ colours, paints }: Stage, x: number, y: number): string =>
  circle(x, y, 17, paints.ball(colours.accentLight, colours.accentShade)) +
  faded(circle(x, y, 7, colours.paper), 0.35);

const redCells = [
  [-26, -18],
  [14, -30],
  [34, 8],
  [-6, 12],
  [-36, 24],
  [8, 44],
] as const;

/** A vessel cut across, with the red cells in it. */
const vessel = (stage: Stage): string => {
  const { colours, random } = stage;
  const drawn =
    circle(0, 0, 88, colours.bodyShade) +
    circle(0, 0, 74, colours.body) +
    circle(0, 0, 64, colours.paper) +
    redCells.map(([x, y]) => redCell(stage, x, y)).join('');
  const [x, y] = [random.between(-110, 110), random.between(-90, 90)];
  return posed(drawn, { x, y, scale: random.between(0.9, 1.2) });
};

const drawTissue = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const radius = random.pick([222, 250, 300]);
  const field = circle(0, 0, radius, '#fff');
  const seen = circle(0, 0, radius, colours.body) + layer(stage) + vessel(stage);
  const lens =
    paints.inside(field, seen + faded(ring(0, 0, radius - 8, colours.ink, 34), 0.12)) +
    ring(0, 0, radius, colours.paper, 14) +
    ring(0, 0, radius + 12, colours.bodyShade, 10);
  return paints.raised(lens);
};

export const tissue: Subject = { pose: 'floats', draw: drawTissue };
