import type { Stage } from '../stage';
import { point, stroke } from '../svg';

type Tip = readonly [x: number, y: number, degrees: number];

/** Dendrites fork and thin out. */
const branch = (stage: Stage, [x, y, degrees]: Tip, depth: number): string => {
  if (depth === 0) return '';
  const { random, colours } = stage;
  const length = 14 + depth * random.between(9, 12);
  const angle = (degrees * Math.PI) / 180;
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const fork = random.between(20, 34);
  return (
    stroke(`M${point(x, y)}L${point(endX, endY)}`, colours.body, depth * 4.6) +
    branch(stage, [endX, endY, degrees - fork], depth - 1) +
    branch(stage, [endX, endY, degrees + fork], depth - 1)
  );
};

export const dendrites = (stage: Stage): string =>
  [-60, -112, -165, 145, 95]
    .map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return branch(stage, [-150 + Math.cos(angle) * 44, Math.sin(angle) * 44, turn], 4);
    })
    .join('');
