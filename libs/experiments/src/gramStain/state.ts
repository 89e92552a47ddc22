/** What the specimen may hold. */
export const kinds = [
  ...(['clusters', 'chains', 'shortRods', 'largeRods', 'mixture'] as const),
] as const;
export type Kind = (typeof kinds)[number];

export const shapes = ['clusters', 'chains', 'shortRods', 'largeRods'] as const;
export type Shape = (typeof shapes)[number];

/** Bacteria of one sort, as they lie on the glass. */
export interface Sort {
  shape: Shape;
  isPositive: boolean;
}

/** The control holds one sort of each: who sees both colours there stained well. */
export const sortsOf = (spot: Spot, kind: Kind): readonly Sort[] => {
  const positive: Sort = { shape: 'clusters', isPositive: true };
  const negative: Sort = { shape: 'shortRods', isPositive: false };
  if (spot === 'control' || kind === 'mixture') return [positive, negative];
  if (kind === 'shortRods') return [negative];
  return [{ shape: kind, isPositive: true }];
};

export const reagents = ['violet', 'iodine', 'alcohol', 'safranin'] as const;
export type Reagent = (typeof reagents)[number];

export const spots = ['control', 'specimen'] as const;
export type Spot = (typeof spots)[number];

/** A reagent that lies, or lay, on the glass. */
export interface Bath {
  reagent: Reagent;
  seconds: number;
  isRinsed: boolean;
}

export const colours = ['purple', 'red', 'uneven', 'pale'] as const;
export type Colour = (typeof colours)[number];

/** What somebody saw under oil: the colours of the sorts of a spot. */
export interface Reading {
  spot: Spot;
  colours: readonly Colour[];
}

export interface Slide {
  /** Loops of bacteria on each spot. */
  loops: Record<Spot, number>;
  /** Seconds until the water on it has gone. */
  driesIn: number;
  /** How often it went through the flame. */
  passes: number;
  /** Whether it was heated while wet: what boils loses its shape. */
  isBoiled: boolean;
  /** What rinsing has left of the bacteria. */
  left: number;
  baths: readonly Bath[];
  hasOil: boolean;
  readings: readonly Reading[];
}

export interface GramState {
  kind: Kind;
  slide: Slide;
  /** What is in the field of view. */
  view: { spot: Spot; lens: 'low' | 'oil' } | null;
}

export const newSlide: Slide = {
  loops: { control: 0, specimen: 0 },
  driesIn: 0,
  passes: 0,
  isBoiled: false,
  left: 1,
  baths: [],
  hasOil: false,
  readings: [],
};

/** The reagent that lies on it now. */
export const lyingOn = ({ baths }: Slide): Bath | null => {
  const last = baths.at(-1);
  return last && !last.isRinsed ? last : null;
};
