/** The possible contents of the specimen. */
export const kinds = [
  ...(['clusters', 'chains', 'shortRods', 'largeRods', 'mixture'] as const),
] as const;
export type Kind = (typeof kinds)[number];

export const shapes = ['clusters', 'chains', 'shortRods', 'largeRods'] as const;
export type Shape = (typeof shapes)[number];

/** One sort of bacteria on the slide. */
export interface Sort {
  shape: Shape;
  isPositive: boolean;
}

/** The control has one sort of each kind: seeing both colours there proves a good stain. */
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

/** A reagent that is or was on the slide. */
export interface Bath {
  reagent: Reagent;
  seconds: number;
  isRinsed: boolean;
}

export const colours = ['purple', 'red', 'uneven', 'pale'] as const;
export type Colour = (typeof colours)[number];

/** The colours of a spot's sorts as seen under oil. */
export interface Reading {
  spot: Spot;
  colours: readonly Colour[];
}

export interface Slide {
  /** Loops of bacteria on each spot. */
  loops: Record<Spot, number>;
  /** Seconds until the smear is dry. */
  driesIn: number;
  /** The number of passes through the flame. */
  passes: number;
  /** True if it was heated while wet, which destroys the cells' shape. */
  isBoiled: boolean;
  /** The share of bacteria left after rinsing. */
  left: number;
  baths: readonly Bath[];
  hasOil: boolean;
  readings: readonly Reading[];
}

export interface GramState {
  kind: Kind;
  slide: Slide;
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

/** The reagent currently on the slide. */
export const lyingOn = ({ baths }: Slide): Bath | null => {
  const last = baths.at(-1);
  return last && !last.isRinsed ? last : null;
};
