import { areBonded, buildMolecule, type Atom } from './moleculeAtoms';
import type { Stage, Subject } from '../stage';
import { circle, ellipse, faded, point, posed, ring, stroke } from '../svg';

const bonds = ({ colours }: Stage, atoms: readonly Atom[]): string => {
  const pairs = atoms.flatMap((atom, index) =>
    atoms
      .slice(index + 1)
      .filter((other) => areBonded(atom, other))
      .map((other) => [atom, other] as const),
  );
  const lines = pairs
    .map(([from, to]) => `M${point(from.x, from.y)}L${point(to.x, to.y)}`)
    .join('');
  return (
    stroke(lines, colours.bodyShade, 18) +
    posed(faded(stroke(lines, colours.paper, 6), 0.55), { x: -2, y: -3 })
  );
};

const balls = ({ colours, paints }: Stage, atoms: readonly Atom[]): string => {
  const fills = {
    carbon: paints.ball(colours.bodyLight, colours.bodyShade),
    oxygen: paints.ball(colours.accentLight, colours.accentShade),
    hydrogen: paints.ball(colours.paper, colours.paperShade),
  };
  return atoms
    .map(
      ({ x, y, radius, kind }) =>
        circle(x, y, radius, fills[kind]) +
        faded(
          ellipse(x - radius * 0.34, y - radius * 0.42, radius * 0.3, radius * 0.18, '#ffffff'),
          0.75,
        ),
    )
    .join('');
};

const drawMolecule = (stage: Stage): string => {
  const { atoms, middles } = buildMolecule(stage.random);
  const shared = middles.map(({ x, y }) => ring(x, y, 62, stage.colours.accent, 7)).join('');
  const drawn = stage.paints.raised(
    bonds(stage, atoms) + faded(shared, 0.75) + balls(stage, atoms),
  );
  const scale = middles.length > 1 ? 0.8 : 0.9;
  return posed(drawn, { turn: stage.random.between(-24, 24), scale });
};

export const molecule: Subject = { pose: 'floats', draw: drawMolecule };
