import type { Stage } from '../stage';
import { faded, path, posed, stroke } from '../svg';

/** A leaf along y with its veins; its stalk is at the origin. */
const leaf = ({ colours, paints }: Stage, tone: readonly [string, string]): string =>
  path('M0 0C-58-30-62-110 0-178C62-110 58-30 0 0Z', paints.fade(...tone, 60)) +
  faded(path('M0 0C58-30 62-110 0-178Z', colours.ink), 0.12) +
  stroke('M0 26V-150', colours.paper, 5) +
  faded(
    stroke(
      'M0-30L-30-56M0-30L30-56M0-66L-34-92M0-66L34-92M0-102L-26-126M0-102L26-126',
      colours.paper,
      4,
    ),
    0.8,
  );

export const bouquet = (stage: Stage): string => {
  const { colours, random } = stage;
  const light = [colours.accentLight, colours.accent] as const;
  const deep = [colours.bodyLight, colours.body] as const;
  const leaves = [
    [-96, -58, 0.82, light],
    [-30, -24, 1.02, deep],
    [-134, -82, 0.6, deep],
    [44, 10, 0.86, light],
  ] as const;
  return leaves
    .map(([x, turn, scale, tone]) =>
      posed(leaf(stage, tone), { x: x * 0.7, y: 4, turn: turn + random.between(-6, 6), scale }),
    )
    .join('');
};
