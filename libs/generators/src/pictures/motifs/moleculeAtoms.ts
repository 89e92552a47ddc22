import type { Random } from '../../random';

interface Spot {
  x: number;
  y: number;
}

export interface Atom extends Spot {
  radius: number;
  kind: 'carbon' | 'oxygen' | 'hydrogen';
}

interface Molecule {
  atoms: Atom[];
  /** The middles of its rings. */
  middles: Spot[];
}

const bond = 118;

/** Two rings joined by a side share the two atoms of that side, as in naphthalene. */
const skeletons = {
  single: [{ x: 0, y: 0 }],
  double: [
    { x: -102, y: 0 },
    { x: 102, y: 0 },
  ],
};

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

export const areBonded = (one: Atom, other: Atom): boolean => distance(one, other) < bond * 1.1;

const step = (from: Spot, degrees: number, length: number): Spot => {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length };
};

const ringAround = (middle: Spot): Atom[] =>
  [30, 90, 150, 210, 270, 330].map((turn) => ({
    ...step(middle, turn, bond),
    radius: 34,
    kind: 'carbon',
  }));

const withoutDoubles = (atoms: Atom[]): Atom[] =>
  atoms.filter((atom, index) => atoms.findIndex((other) => distance(atom, other) < 9) === index);

/** The atom that a carbon of a single ring carries outwards, away from the ring's middle. */
const carried = (random: Random, carbon: Atom, middle: Spot, isFirst: boolean): Atom => {
  const outwards = (Math.atan2(carbon.y - middle.y, carbon.x - middle.x) * 180) / Math.PI;
  const kind = isFirst || random.chance(0.33) ? 'oxygen' : 'hydrogen';
  return { ...step(carbon, outwards, 94), radius: kind === 'oxygen' ? 29 : 20, kind };
};

export const buildMolecule = (random: Random): Molecule => {
  const middles = random.chance(0.35) ? skeletons.single : skeletons.double;
  const carbons = withoutDoubles(middles.flatMap(ringAround));
  const open = carbons.flatMap((carbon) => {
    const homes = middles.filter((middle) => distance(carbon, middle) < bond + 9);
    const [home] = homes;
    return home && homes.length === 1 ? [{ carbon, home }] : [];
  });
  const kept = open.filter(() => random.chance(0.75));
  const arms = kept.map(({ carbon, home }, index) => carried(random, carbon, home, index === 0));
  return { atoms: [...carbons, ...arms], middles };
};
