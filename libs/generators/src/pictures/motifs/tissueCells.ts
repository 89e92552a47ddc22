import type { Random } from '../../random';

export type Corner = readonly [x: number, y: number];

interface Cell {
  x: number;
  y: number;
  corners: Corner[];
}

const pitch = 74;
/** Half of the gap that stays between two neighbours. */
const wall = 2;

const sites = (random: Random): Corner[] =>
  Array.from({ length: 121 }, (_, index) => {
    const [column, row] = [(index % 11) - 5, Math.floor(index / 11) - 5];
    const indent = row % 2 === 0 ? 0 : 0.5;
    const shake = () => random.between(-0.3, 0.3);
    return [(column + indent + shake()) * pitch, (row + shake()) * pitch * 0.9];
  });

/** Cuts away what lies nearer to the neighbour than to the site. */
const cut = (corners: readonly Corner[], site: Corner, neighbour: Corner): Corner[] => {
  const [dx, dy] = [neighbour[0] - site[0], neighbour[1] - site[1]];
  const distance = Math.hypot(dx, dy);
  const depth = ([x, y]: Corner) =>
    ((x - site[0]) * dx + (y - site[1]) * dy) / distance - (distance / 2 - wall);
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [here, there] = [depth(corner), depth(next)];
    const kept: Corner[] = here <= 0 ? [corner] : [];
    if (here <= 0 === there <= 0) return kept;
    const share = here / (here - there);
    const crossing: Corner = [
      corner[0] + (next[0] - corner[0]) * share,
      corner[1] + (next[1] - corner[1]) * share,
    ];
    return [...kept, crossing];
  });
};

const square = ([x, y]: Corner): Corner[] => [
  [x - pitch, y - pitch],
  [x + pitch, y - pitch],
  [x + pitch, y + pitch],
  [x - pitch, y + pitch],
];

/** Cells that fill the plane as an epithelium does: each owns what is nearest to its middle. */
export const makeCells = (random: Random): Cell[] => {
  const middles = sites(random);
  return middles.map((site) => {
    const near = middles.filter(
      (other) => other !== site && Math.hypot(other[0] - site[0], other[1] - site[1]) < pitch * 2.2,
    );
    const corners = near.reduce((kept, other) => cut(kept, site, other), square(site));
    return { x: site[0], y: site[1], corners };
  });
};
