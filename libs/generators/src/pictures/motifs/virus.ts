import type { Stage, Subject } from '../stage';
import { circle, ellipse, faded, posed, stroke } from '../svg';

const spike = ({ colours }: Stage): string =>
  stroke('M0-132V-168', colours.accentShade, 12) +
  stroke('M-18-174Q0-190 18-174', colours.accent, 18);

const receptor = ({ colours, paints }: Stage, x: number, y: number, size: number): string =>
  circle(x, y, size, colours.accentShade) +
  circle(
    x - size * 0.12,
    y - size * 0.16,
    size * 0.78,
    paints.ball(colours.accentLight, colours.accent),
  );

/** Receptors on the side turned to the viewer, smaller towards the edge. */
const face = (stage: Stage): string => {
  const { random } = stage;
  const turn = random.between(0, 60);
  const inner = [0, 1, 2].map((index) => [index * 120 + turn, 54, 25] as const);
  const outer = [0, 1, 2, 3, 4, 5].map((index) => [index * 60 + turn + 30, 102, 15] as const);
  return [...inner, ...outer]
    .map(([degrees, reach, size]) => {
      const angle = (degrees * Math.PI) / 180;
      return receptor(stage, Math.cos(angle) * reach, Math.sin(angle) * reach, size);
    })
    .join('');
};

/** A virus particle 190 in radius; also what a shield keeps away. */
export const virusBody = (stage: Stage): string => {
  const { colours, paints } = stage;
  const spikes = Array.from({ length: 14 }, (_, index) =>
    posed(spike(stage), { turn: (index * 360) / 14 }),
  );
  return (
    spikes.join('') +
    circle(0, 0, 138, colours.bodyShade) +
    circle(-5, -7, 130, paints.ball(colours.bodyLight, colours.body)) +
    face(stage) +
    faded(ellipse(-56, -74, 36, 20, '#ffffff'), 0.5)
  );
};

const places = [
  [-270, -110, 0.34],
  [262, 96, 0.46],
  [250, -140, 0.22],
  [-236, 128, 0.28],
] as const;

const drawVirus = (stage: Stage): string => {
  const { paints, random } = stage;
  const around = places.map(([x, y, scale]) =>
    posed(paints.raised(virusBody(stage)), {
      x: x + random.between(-24, 24),
      y: y + random.between(-24, 24),
      scale: scale * random.between(0.85, 1.2),
    }),
  );
  const first = posed(paints.raised(virusBody(stage)), { scale: random.between(1, 1.12) });
  return around.join('') + first;
};

export const virus: Subject = { pose: 'floats', draw: drawVirus };
