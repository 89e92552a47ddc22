import { done, type Outcome, seen, type Use, warning } from '../engine/experiment';
import { grains, sorted } from './stain';
import {
  type GramState,
  lyingOn,
  newSlide,
  type Reagent,
  reagents,
  type Slide,
  type Spot,
  spots,
} from './state';
import { colourNames, reagentNames, shapeNames, words } from './words';

const { says } = words;
const WET_FOR_S = { loop: 30, rinse: 240 };
/** The share of bacteria that stays after rinsing, by the number of passes that fixed them. */
const leftAfterRinse = (passes: number) => (passes === 0 ? 0.3 : passes === 1 ? 0.7 : 0.99);

type Doing = (state: GramState, place: string, amount: number) => Outcome<GramState>;

const onSlide = (state: GramState, change: Partial<Slide>): GramState => ({
  ...state,
  view: null,
  slide: { ...state.slide, ...change },
});
const refused = (state: GramState, text: string): Outcome<GramState> => ({
  state,
  says: [warning(text)],
});

const smear: Doing = (state, place, amount) => {
  const { loops, baths, passes } = state.slide;
  if (baths.length > 0 || passes > 0) return refused(state, says.tooLateToSmear);
  const spot = place as Spot;
  const sum = loops[spot] + amount;
  return {
    state: onSlide(state, {
      loops: { ...loops, [spot]: sum },
      driesIn: Math.max(state.slide.driesIn, WET_FOR_S.loop * Math.max(1, sum)),
    }),
    says: [done(says.smeared(amount)), ...(sum > 2 ? [warning(says.thick)] : [])],
  };
};

const heat: Doing = (state, _place, amount) => {
  const { slide } = state;
  if (spots.every((spot) => slide.loops[spot] === 0)) return refused(state, says.nothing);
  if (lyingOn(slide)) return refused(state, says.notWithFluid);
  const isWet = slide.driesIn > 0;
  const passes = slide.passes + amount;
  const heard = [
    done(says.heated(amount)),
    ...(isWet ? [warning(says.boiled)] : []),
    ...(passes > 6 ? [warning(says.hot)] : []),
  ];
  const isBoiled = slide.isBoiled || isWet || passes > 6;
  return { state: onSlide(state, { passes, isBoiled, driesIn: 0 }), says: heard };
};

const pour =
  (reagent: Reagent): Doing =>
  (state) => {
    const { slide } = state;
    if (spots.every((spot) => slide.loops[spot] === 0)) return refused(state, says.nothing);
    if (slide.hasOil) return refused(state, says.oily);
    const heard = [
      done(says.poured(reagentNames[reagent])),
      ...(lyingOn(slide) ? [warning(says.unrinsed)] : []),
    ];
    const baths = [...slide.baths, { reagent, seconds: 0, isRinsed: false }];
    return { state: onSlide(state, { baths, driesIn: WET_FOR_S.rinse }), says: heard };
  };

const rinse: Doing = (state) => {
  const { slide } = state;
  if (slide.hasOil) return refused(state, says.oily);
  const last = slide.baths.length - 1;
  const baths = slide.baths.map((bath, index) =>
    index === last ? { ...bath, isRinsed: true } : bath,
  );
  const left = slide.left * leftAfterRinse(slide.passes);
  const isLost = slide.passes < 2 && spots.some((spot) => slide.loops[spot] > 0);
  return {
    state: onSlide(state, { baths, left, driesIn: WET_FOR_S.rinse }),
    says: [done(says.rinsed), ...(isLost ? [warning(says.washedAway)] : [])],
  };
};

const blot: Doing = (state) =>
  lyingOn(state.slide)
    ? refused(state, says.notWithFluid)
    : { state: onSlide(state, { driesIn: 0 }), says: [done(says.blotted)] };

const oil: Doing = (state) =>
  state.slide.driesIn > 0
    ? refused(state, says.oilOnWater)
    : { state: onSlide(state, { hasOil: true }), says: [done(says.oiled)] };

const lookLow: Doing = (state, place) => {
  const spot = place as Spot;
  const cells = state.slide.loops[spot] * state.slide.left;
  const text = cells === 0 ? says.emptyField : cells < 0.5 ? says.fewCells : says.foundCells;
  return { state: { ...state, view: { spot, lens: 'low' } }, says: [seen(text)] };
};

const lookUnderOil: Doing = (state, place) => {
  const { slide } = state;
  if (!slide.hasOil) return refused(state, says.noOil);
  const spot = place as Spot;
  const cells = slide.loops[spot] * slide.left;
  const next: GramState = { ...state, view: { spot, lens: 'oil' } };
  if (cells < 0.3) return { state: next, says: [seen(says.emptyField)] };
  const sorts = sorted(state, spot);
  const heard = sorts.map(({ colour, shape }) =>
    colour === 'pale' ? says.paleCells : `${colourNames[colour]}，${shapeNames[shape]}`,
  );
  const colours = sorts.map(({ colour }) => colour);
  return {
    state: { ...next, slide: { ...slide, readings: [...slide.readings, { spot, colours }] } },
    says: [
      seen(says.underOil(heard.join('；'))),
      ...(grains(slide) > 0 ? [warning(says.grains)] : []),
      ...(slide.isBoiled ? [warning(says.misshapen)] : []),
    ],
  };
};

const takeNew: Doing = (state) => ({
  state: { ...state, slide: newSlide, view: null },
  says: [done(says.fresh)],
});

const doings: Record<string, Doing> = {
  loop: smear,
  flame: heat,
  water: rinse,
  paper: blot,
  oil,
  lowLens: lookLow,
  oilLens: lookUnderOil,
  newSlide: takeNew,
  ...Object.fromEntries(reagents.map((one) => [one, pour(one)])),
};

export const use = (state: GramState, { instrument, place, amount }: Use): Outcome<GramState> =>
  doings[instrument]?.(state, place, amount) ?? { state, says: [] };

/** The reagent keeps working, and water dries. */
export function wait(state: GramState, seconds: number): Outcome<GramState> {
  const { slide } = state;
  const bath = lyingOn(slide);
  const baths = bath
    ? [...slide.baths.slice(0, -1), { ...bath, seconds: bath.seconds + seconds }]
    : slide.baths;
  const driesIn = Math.max(0, slide.driesIn - (bath ? 0 : seconds));
  const isDry = slide.driesIn > 0 && driesIn === 0;
  return {
    state: { ...state, slide: { ...slide, baths, driesIn } },
    says: isDry ? [seen(says.dry)] : [],
  };
}
