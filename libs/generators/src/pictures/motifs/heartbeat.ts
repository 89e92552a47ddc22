import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, point, ring, round, stroke } from '../svg';

const heart =
  'M0 178C-52 132-200 38-200-78C-200-150-148-192-92-192C-48-192-16-166 0-134' +
  'C16-166 48-192 92-192C148-192 200-150 200-78C200 38 52 132 0 178Z';

/** One heart beat after the other: a small P, the sharp QRS and the round T. */
const trace = ({ random }: Stage, level: number): string => {
  const height = random.between(95, 125);
  const beat = (x: number) =>
    `H${round(x - 70)}Q${point(x - 52, level - 26)} ${point(x - 36, level)}H${round(x - 24)}` +
    `L${point(x - 14, level + 22)}L${point(x, level - height)}L${point(x + 16, level + height * 0.6)}` +
    `L${point(x + 28, level)}H${round(x + 44)}Q${point(x + 68, level - 44)} ${point(x + 92, level)}`;
  return `M-420 ${level}${beat(-250)}${beat(-6)}${beat(238)}H420`;
};

const monitorGrid = ({ colours }: Stage): string => {
  const steps = Array.from({ length: 13 }, (_, index) => -360 + index * 60);
  const rows = steps.filter((step) => Math.abs(step) <= 180);
  const lines =
    steps.map((x) => `M${x} -190V190`).join('') + rows.map((y) => `M-390 ${y}H390`).join('');
  return faded(stroke(lines, colours.ink, 1.5), 0.12);
};

const shadedHeart = ({ colours, paints, random }: Stage): string => {
  const shade = circle(-70, -50, random.between(225, 245), colours.body);
  const flesh =
    box(block(0, 0, 420, 420), paints.fade(colours.bodyShade, colours.bodyShade)) +
    faded(shade, 1) +
    faded(circle(-95, -85, 160, colours.bodyLight), 0.35) +
    faded(ellipse(-112, -128, 46, 26, '#ffffff'), 0.35);
  return paints.raised(paints.inside(path(heart, '#fff'), flesh));
};

const drawHeartbeat = (stage: Stage): string => {
  const { colours, paints } = stage;
  const line = trace(stage, stage.random.between(0, 30));
  const outside = stroke(line, colours.accent, 9);
  const within = paints.inside(path(heart, '#fff'), stroke(line, colours.paper, 11));
  return monitorGrid(stage) + outside + shadedHeart(stage) + within + pulse(stage);
};

const pulse = ({ colours, paints, random }: Stage): string => {
  const [x, y] = [random.between(225, 260), random.between(-170, -140)];
  return (
    circle(x, y, 40, paints.fade(colours.accentLight, colours.accent, 60)) +
    stroke(`M${point(x - 16, y)}h32m-16-16v32`, colours.paper, 9) +
    faded(ring(x, y, 54, colours.accent, 3), 0.5)
  );
};

export const heartbeat: Subject = { pose: 'floats', oneSided: true, draw: drawHeartbeat };
