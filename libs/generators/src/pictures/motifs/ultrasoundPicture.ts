import type { Stage } from '../stage';
import { block, box, ellipse, faded, path, point, stroke } from '../svg';

/** The sector that a convex probe sees. */
const sector = 'M-34-128C-12-118 12-118 34-128L166 80C80 150-80 150-166 80Z';

const arcs = [-70, -24, 24, 72].map((y) => {
  const reach = 66 + (y + 70) * 0.58;
  return `M${point(-reach, y)}Q${point(0, y + 40 + (y + 70) * 0.18)} ${point(reach, y)}`;
});

const echoes = ({ colours, random }: Stage): string =>
  Array.from({ length: 46 }, () => {
    const [x, y] = [random.between(-150, 150), random.between(-110, 120)];
    return faded(
      ellipse(x, y, random.between(6, 20), random.between(2, 4), colours.paper),
      random.between(0.06, 0.24),
    );
  }).join('');

/** Four chambers of a heart, and the flow through one valve in colour. */
const chambers = ({ colours }: Stage): string =>
  faded(
    path('M-74-30C-90 40-70 96 0 104C70 96 90 40 74-30C40-70-40-70-74-30Z', colours.paper),
    0.45,
  ) +
  path('M-62-24C-70 4-66 18-50 24C-30 28-10 22-8 16V-46C-30-50-52-42-62-24Z', colours.ink) +
  path('M62-24C70 4 66 18 50 24C30 28 10 22 8 16V-46C30-50 52-42 62-24Z', colours.ink) +
  path('M-58 40C-40 32-20 32-8 36V90C-36 88-58 70-58 40Z', colours.ink) +
  path('M58 40C40 32 20 32 8 36V90C36 88 58 70 58 40Z', colours.ink) +
  path('M30 66C14 40 20 6 32-22C44 6 48 40 30 66Z', colours.accent) +
  faded(path('M-34 60C-44 36-44 8-32-18C-20 8-22 36-34 60Z', colours.bodyLight), 0.9);

export const picture = (stage: Stage): string => {
  const { colours, paints } = stage;
  const content =
    box(block(0, 0, 400, 330), paints.fade(colours.bodyShade, colours.ink)) +
    faded(stroke(arcs.join(''), colours.bodyLight, 3), 0.4) +
    echoes(stage) +
    chambers(stage);
  return (
    paints.inside(path(sector, '#fff'), content) + faded(stroke(sector, colours.bodyLight, 3), 0.7)
  );
};
