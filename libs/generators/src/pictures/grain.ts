import { coverHeight, coverWidth, type Stage } from './stage';
import { block, box, circle, faded, posed, ring, stroke } from './svg';

type Spot = readonly [number, number];

const kinds = ['dot', 'dot', 'plus', 'ring', 'dash'] as const;

const speck = ({ random, colours }: Stage, [x, y]: Spot): string => {
  const tone = random.pick([colours.backdropSoft, colours.accent, colours.backdrop, colours.body]);
  const size = random.between(4, 8);
  const drawn = {
    dot: () => circle(0, 0, size * 0.8, tone),
    plus: () => stroke(`M${-size} 0H${size}M0 ${-size}V${size}`, tone, 4),
    ring: () => ring(0, 0, size * 1.2, tone, 3.5),
    dash: () => stroke(`M${-size * 1.6} 0H${size * 1.6}`, tone, 5),
  };
  return posed(drawn[random.pick(kinds)](), { x, y, turn: random.between(-30, 30) });
};

/** One spot in each cell of a coarse grid, so that the specks neither clump nor line up. */
const spots = ({ random }: Stage, middle: Spot): Spot[] => {
  const cells = Array.from({ length: 24 }, (_, index): Spot => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    return [
      (column + random.between(0.2, 0.8)) * (coverWidth / 6),
      (row + random.between(0.2, 0.8)) * (coverHeight / 4),
    ];
  });
  return cells.filter(([x, y]) => Math.hypot((x - middle[0]) / 1.15, y - middle[1]) > 235);
};

/** The small field of dots that prints and posters like to have in a corner. */
const dotField = ({ random, colours }: Stage): string => {
  const [left, top] = [random.pick([44, coverWidth - 170]), random.pick([44, coverHeight - 126])];
  const dots = Array.from({ length: 24 }, (_, index) =>
    circle(left + (index % 6) * 25, top + Math.floor(index / 6) * 25, 3.2, colours.backdropSoft),
  );
  return faded(dots.join(''), 0.85);
};

const halo = ({ random, colours }: Stage): string => {
  const frame = { ...block(0, 0, 210, 56), radius: 28 };
  const pose = {
    x: random.pick([60, 890]),
    y: random.between(90, 460),
    turn: random.pick([-32, 32]),
  };
  return faded(posed(box(frame, colours.backdropSoft), pose), 0.35);
};

/** Small elements around the subject, none of them over its middle. */
export const drawGrain = (stage: Stage, middle: Spot): string => {
  const specks = spots(stage, middle).filter(() => stage.random.chance(0.62));
  return halo(stage) + dotField(stage) + specks.map((spot) => speck(stage, spot)).join('');
};
