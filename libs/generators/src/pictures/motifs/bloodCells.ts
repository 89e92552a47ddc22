import { whiteCell } from './whiteCell';
import type { Stage, Subject } from '../stage';
import { ellipse, faded, path, posed, round, stroke } from '../svg';

const redCell = ({ colours, paints }: Stage, tilt: number): string =>
  ellipse(0, 6, 62, 62 * tilt, colours.bodyShade) +
  ellipse(0, 0, 62, 62 * tilt, paints.ball(colours.bodyLight, colours.body)) +
  ellipse(1, 1, 33, 31 * tilt, colours.bodyShade) +
  ellipse(2, 6 * tilt, 31, 27 * tilt, colours.body) +
  faded(
    stroke(
      `M-46 ${round(-18 * tilt)}A50 ${round(50 * tilt)} 0 0 1-10 ${round(-50 * tilt)}`,
      '#ffffff',
      7,
    ),
    0.5,
  );

const platelet = ({ colours }: Stage): string =>
  path('M-18-6C-12-22 14-22 20-6C24 10 6 20-8 16C-20 12-22 4-18-6Z', colours.accentShade) +
  path('M-16-8C-10-22 12-22 18-8C22 6 6 16-7 13C-18 10-20 2-16-8Z', colours.accentLight);

const places = [
  [-236, -112, 0.9, 20, 0.86],
  [-106, -148, 0.66, -30, 0.8],
  [196, -140, 0.8, 12, 1],
  [262, 20, 0.5, 60, 0.9],
  [-262, 66, 0.56, -50, 0.95],
  [-136, 120, 0.92, 0, 1.08],
  [40, 160, 0.7, 24, 0.95],
  [190, 130, 0.94, -14, 1.1],
  [-118, -12, 0.8, 34, 0.9],
] as const;

const drawBloodCells = (stage: Stage): string => {
  const { paints, random } = stage;
  const cells = places.map(([x, y, tilt, turn, scale]) => {
    const pose = { x: x + random.between(-10, 10), y: y + random.between(-10, 10), turn, scale };
    return posed(paints.raised(redCell(stage, tilt)), pose);
  });
  const plates = [-44, 116, -206]
    .map((x, index) => posed(platelet(stage), { x, y: [112, -94, -10][index] ?? 0, turn: x }))
    .join('');
  const white = posed(paints.raised(whiteCell(stage)), {
    x: 56,
    y: -4,
    scale: random.between(1.04, 1.16),
  });
  return cells.join('') + plates + white;
};

export const bloodCells: Subject = { pose: 'floats', draw: drawBloodCells };
