import type { Stage, Subject } from '../stage';
import { block, box, circle, faded, path, point, posed, ring, stroke } from '../svg';

const card = ({ colours, paints }: Stage, width: number, height: number, content: string): string =>
  paints.raised(
    box(block(0, 0, width, height, 24), paints.fade(colours.paper, colours.paperShade, 70)) +
      content,
  );

const columns = ({ colours, paints, random }: Stage): string => {
  const fills = [
    paints.fade(colours.bodyLight, colours.body),
    paints.fade(colours.accentLight, colours.accent),
  ];
  return Array.from({ length: 6 }, (_, index) => {
    const height = 50 + index * 18 + random.between(-20, 36);
    const frame = { x: -172 + index * 61, y: 108 - height, width: 36, height, radius: 10 };
    return box(frame, fills[index % 2] ?? colours.body);
  }).join('');
};

const gridLines = ({ colours }: Stage): string =>
  faded(stroke('M-186-70H186M-186-12H186M-186 48H186', colours.bodyShade, 2), 0.18) +
  stroke('M-186 112H186', colours.bodyShade, 5);

const trend = ({ colours, random }: Stage): string => {
  const spots = Array.from(
    { length: 6 },
    (_, index) => [-154 + index * 61, 20 - index * 22 + random.between(-16, 16)] as const,
  );
  const line = spots.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${point(x, y)}`).join('');
  return (
    stroke(line, colours.ink, 6) +
    spots.map(([x, y]) => circle(x, y, 10, colours.ink) + circle(x, y, 5, colours.paper)).join('')
  );
};

/** A part of a ring, clockwise from the top, in shares of the whole. */
const slice = (from: number, to: number, tone: string): string => {
  const spot = (share: number) =>
    point(Math.sin(share * 2 * Math.PI) * 50, -Math.cos(share * 2 * Math.PI) * 50);
  return `<path d="M${spot(from)}A50 50 0 ${to - from > 0.5 ? 1 : 0} 1 ${spot(to)}" fill="none" stroke="${tone}" stroke-width="26"/>`;
};

const donut = ({ colours, random }: Stage): string => {
  const [first, second] = [random.between(0.35, 0.55), random.between(0.7, 0.85)];
  return (
    slice(0, first, colours.body) +
    slice(first, second, colours.accent) +
    slice(second, 0.999, colours.bodyLight) +
    ring(0, 0, 24, colours.paperShade, 4)
  );
};

const summary = ({ colours, random }: Stage): string => {
  const rows = [-24, 2, 28].map((y) => `M-10 ${y}H${Math.round(random.between(30, 66))}`);
  return (
    circle(-48, 0, 26, colours.accent) +
    stroke('M-59 1L-51 9L-37-8', colours.paper, 7) +
    faded(stroke(rows.join(''), colours.bodyShade, 9), 0.6)
  );
};

const arrow = ({ colours, paints }: Stage): string =>
  paints.raised(
    path(
      'M-24 46V-6H-52L0-62L52-6H24V46Q24 54 16 54H-16Q-24 54-24 46Z',
      paints.fade(colours.accentLight, colours.accent),
    ),
  );

const drawChart = (stage: Stage): string => {
  const { random } = stage;
  const board = card(stage, 430, 300, gridLines(stage) + columns(stage) + trend(stage));
  const side = random.pick([-1, 1]);
  return (
    posed(board, { x: 0, y: 10 }) +
    posed(card(stage, 176, 176, donut(stage)), { x: side * 256, y: -118 }) +
    posed(card(stage, 176, 104, summary(stage)), { x: -side * 232, y: random.between(100, 140) }) +
    posed(arrow(stage), { x: -side * 214, y: random.between(-150, -120), scale: 0.86 })
  );
};

export const chart: Subject = { pose: 'floats', oneSided: true, draw: drawChart };
