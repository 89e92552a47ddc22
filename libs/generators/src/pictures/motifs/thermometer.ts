import type { Stage, Subject } from '../stage';
import { block, box, circle, faded, path, posed, round, stroke } from '../svg';

const glass = { x: -34, y: -214, width: 68, height: 340, radius: 34 };

const column = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const level = random.between(-130, -60);
  const marks = Array.from(
    { length: 11 },
    (_, index) => `M12 ${-176 + index * 24}h${index % 5 ? 12 : 20}`,
  );
  return (
    faded(box(glass, '#ffffff'), 0.5) +
    box(
      { x: -30, y: -210, width: 60, height: 340, radius: 30 },
      paints.fade(colours.paper, colours.paperShade, 0),
    ) +
    box(block(0, -30, 15, 310, 7), colours.paperShade) +
    box({ x: -7.5, y: level, width: 15, height: 240, radius: 7 }, colours.accent) +
    stroke(marks.join(''), colours.ink, 4) +
    circle(0, 150, 56, colours.paper) +
    circle(0, 150, 42, paints.ball(colours.accentLight, colours.accent)) +
    faded(stroke('M-22-190V60', '#ffffff', 7), 0.9) +
    faded(circle(-14, 134, 10, '#ffffff'), 0.75)
  );
};

/** The sheet at the foot of the bed: morning and evening temperature as a curve. */
const chart = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const points = Array.from({ length: 9 }, (_, index) => {
    const fever = Math.sin((index / 8) * Math.PI) * 96;
    const y = 80 - fever + (index % 2 ? -16 : 14) + random.between(-8, 8);
    return [-150 + index * 38, y] as const;
  });
  const grid =
    [-80, -40, 0, 40, 80, 120].map((y) => `M-176 ${y}H176`).join('') +
    [-150, -74, 2, 78, 154].map((x) => `M${x}-100V140`).join('');
  return (
    box(block(0, 0, 400, 340, 20), paints.fade(colours.paper, colours.paperShade)) +
    stroke('M-164-134H-40', colours.body, 14) +
    faded(stroke(grid, colours.bodyShade, 2.5), 0.28) +
    faded(stroke('M-176 40H176', colours.accent, 5), 0.7) +
    stroke(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`, colours.body, 7) +
    points
      .map(([x, y]) => circle(x, y, 9, colours.paper) + circle(x, y, 6, colours.bodyShade))
      .join('')
  );
};

const swab = ({ colours }: Stage): string =>
  path('M0-28C6-10 10-6 28 0C10 6 6 10 0 28C-6 10-10 6-28 0C-10-6-6-10 0-28Z', colours.accent);

const drawThermometer = (stage: Stage): string => {
  const { paints, random } = stage;
  return posed(
    posed(paints.raised(chart(stage)), { x: 46, y: 10, turn: random.between(-5, 5) }) +
      posed(paints.raised(column(stage)), {
        x: -186,
        y: 16,
        turn: random.between(8, 16),
        scale: 0.98,
      }) +
      posed(swab(stage), { x: 262, y: -170 }) +
      posed(swab(stage), { x: 300, y: -120, scale: 0.5 }),
    { scale: 0.96 },
  );
};

export const thermometer: Subject = { pose: 'floats', oneSided: true, draw: drawThermometer };
