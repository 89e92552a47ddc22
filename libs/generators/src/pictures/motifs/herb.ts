import { bouquet } from './herbLeaf';
import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, stroke } from '../svg';

const bowl = ({ colours, paints }: Stage): string =>
  ellipse(0, 6, 176, 40, colours.bodyShade) +
  path(
    'M-176 6C-172 100-112 158-70 168H70C112 158 172 100 176 6C120 46-120 46-176 6Z',
    paints.fade(colours.bodyLight, colours.bodyShade, 30),
  ) +
  path(
    'M-92 196C-88 176-74 166-70 164H70C74 166 88 176 92 196Z',
    paints.fade(colours.body, colours.bodyShade),
  ) +
  stroke('M-154 66C-90 104 90 104 154 66', colours.accent, 12) +
  faded(stroke('M-148 36C-138 84-112 122-88 138', '#ffffff', 12), 0.4);

const pestle = ({ colours, paints }: Stage): string =>
  box(block(0, -60, 46, 250, 23), paints.fade(colours.accentLight, colours.accentShade, 0)) +
  ellipse(0, 70, 38, 48, paints.fade(colours.accentLight, colours.accentShade, 0)) +
  circle(0, -182, 32, paints.ball(colours.accentLight, colours.accent)) +
  faded(stroke('M-10-150V30', '#ffffff', 7), 0.5);

const berries = ({ colours, paints }: Stage): string => {
  const berry =
    circle(0, 0, 20, paints.ball(colours.accentLight, colours.accentShade)) +
    faded(circle(-6, -7, 5, '#ffffff'), 0.8);
  return [
    [-236, 170],
    [-200, 182],
    [-220, 146],
    [224, 178],
  ]
    .map(([x = 0, y = 0]) => posed(berry, { x, y }))
    .join('');
};

const slice = ({ colours, paints }: Stage): string =>
  ellipse(0, 4, 44, 22, colours.bodyShade) +
  ellipse(0, 0, 44, 22, paints.fade(colours.paper, colours.paperShade)) +
  faded(ellipse(0, 0, 28, 13, colours.accent), 0.5) +
  faded(stroke('M-40 0H40M-28-14L28 14M-28 14L28-14', colours.bodyShade, 2.5), 0.35);

const drawHerb = (stage: Stage): string => {
  const { random, paints } = stage;
  const tool = posed(pestle(stage), { x: 92, y: -64, turn: random.between(24, 34) });
  const table = posed(slice(stage), { x: 214, y: 132, turn: -8 }) + berries(stage);
  return posed(paints.raised(bouquet(stage) + tool + bowl(stage)) + table, { y: 16, scale: 0.94 });
};

export const herb: Subject = { pose: 'stands', draw: drawHerb };
