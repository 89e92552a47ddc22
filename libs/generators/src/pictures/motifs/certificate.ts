import type { Stage, Subject } from '../stage';
import { block, box, circle, faded, path, point, polygon, posed, ring, stroke } from '../svg';

const frame = block(0, 0, 470, 320, 16);

/** The fine curves that make a document hard to copy. */
const guilloche = ({ colours, random }: Stage): string => {
  const waves = random.pick([5, 7, 9]);
  const turns = Array.from({ length: 18 }, (_, index) => (index * 180) / 18);
  const loop = `<ellipse rx="96" ry="${96 / waves + 18}" fill="none" stroke="${colours.body}" stroke-width="1.6"/>`;
  return faded(turns.map((turn) => posed(loop, { turn })).join(''), 0.28);
};

const border = ({ colours }: Stage): string => {
  const edge = (inset: number, width: number, tone: string) =>
    `<rect x="${-235 + inset}" y="${-160 + inset}" width="${470 - 2 * inset}" height="${320 - 2 * inset}" ` +
    `rx="8" fill="none" stroke="${tone}" stroke-width="${width}"/>`;
  const corners = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(
    ([x, y]) =>
      circle(x * 205, y * 130, 20, colours.paper) + ring(x * 205, y * 130, 11, colours.accent, 5),
  );
  return edge(18, 8, colours.body) + edge(32, 2, colours.accent) + corners.join('');
};

const wording = ({ colours }: Stage): string =>
  stroke('M-86-84H86', colours.accent, 18) +
  stroke('M-46-50H46', colours.bodyShade, 8) +
  faded(stroke('M-140-8H140M-140 18H140M-140 44H30', colours.bodyShade, 7), 0.35) +
  stroke('M-150 100C-136 76-126 112-112 92S-92 84-84 100S-64 96-52 90', colours.ink, 5) +
  faded(stroke('M-160 116H-40', colours.bodyShade, 3), 0.5);

const star = (points: number, outer: number, inner: number): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, index) => {
      const angle = (index * Math.PI) / points;
      const reach = index % 2 === 0 ? outer : inner;
      return [Math.sin(angle) * reach, -Math.cos(angle) * reach] as const;
    }),
  );

const rosette = ({ colours, paints, random }: Stage): string => {
  const ribbon = (turn: number) =>
    posed(path('M-26 0H26V140L0 118L-26 140Z', paints.fade(colours.accent, colours.accentShade)), {
      turn,
    });
  const mark = random.pick([
    path(star(5, 36, 16), colours.paper),
    stroke('M-24 0L-6 20L28-20', colours.paper, 14),
    stroke('M-26 0H26M0-26V26', colours.paper, 16),
  ]);
  return paints.raised(
    ribbon(20) +
      ribbon(-20) +
      path(star(18, 84, 72), paints.fade(colours.accentLight, colours.accentShade, 60)) +
      circle(0, 0, 58, colours.accent) +
      ring(0, 0, 58, colours.paper, 4) +
      mark,
  );
};

const mortarboard = ({ colours, paints }: Stage): string =>
  paints.raised(
    path('M-60 0V40C-40 64 40 64 60 40V0Z', paints.fade(colours.bodyShade, colours.ink)) +
      path('M0-52L120 0L0 52L-120 0Z', paints.fade(colours.bodyLight, colours.bodyShade, 30)) +
      stroke(`M0 0L${point(86, 18)}V66`, colours.accentLight, 6) +
      circle(86, 74, 11, colours.accentLight),
  );

const drawCertificate = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const behind = posed(box(frame, colours.bodyLight), { x: 10, y: 12, turn: random.between(3, 7) });
  const sheet =
    box(frame, paints.fade(colours.paper, colours.paperShade)) +
    guilloche(stage) +
    border(stage) +
    wording(stage);
  return (
    paints.raised(behind) +
    paints.raised(sheet) +
    posed(rosette(stage), { x: random.between(140, 170), y: random.between(84, 104) }) +
    posed(mortarboard(stage), { x: random.between(-200, -160), y: -166, turn: -12 })
  );
};

export const certificate: Subject = { pose: 'floats', oneSided: true, draw: drawCertificate };
