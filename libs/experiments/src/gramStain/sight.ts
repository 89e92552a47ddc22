import type {
  ExperimentInstrument,
  ExperimentPlace,
} from '@cheese/domain/contract/training/shapes/experimentBench';
import { rounded } from '../engine/curves';
import type { Sight } from '../engine/experiment';
import { grains, sorted } from './stain';
import { type GramState, lyingOn, reagents, shapes, type Slide, type Spot, spots } from './state';
import { reagentNames, spotNames, words } from './words';

const { names, hints, looks } = words;
const loops = { name: names.loops, unit: names.loopUnit, least: 1, most: 5, step: 1, usual: 1 };
const passes = { name: names.passes, unit: names.passUnit, least: 1, most: 10, step: 1, usual: 3 };
const on = (...places: string[]) => ({ amount: null, places });

const instruments: ExperimentInstrument[] = [
  { id: 'loop', name: names.loop, hint: hints.loop, amount: loops, places: [...spots] },
  { id: 'flame', name: names.flame, hint: hints.flame, amount: passes, places: ['slide'] },
  ...reagents.map((id) => ({ id, name: reagentNames[id], hint: hints[id], ...on('slide') })),
  ...(['water', 'paper', 'oil'] as const).map((id) => ({
    id,
    name: names[id],
    hint: hints[id],
    ...on('slide'),
  })),
  ...(['lowLens', 'oilLens'] as const).map((id) => ({
    id,
    name: names[id],
    hint: hints[id],
    ...on(...spots),
  })),
  { id: 'newSlide', name: names.newSlide, hint: hints.newSlide, ...on('slide') },
];

/**
 * The values drawn. `slide`: reagent (0 none, 1 violet, 2 iodine, 3 alcohol, 4 safranin), seconds
 * it has lain, isWet, passes, hasOil, violet and red of the smear to the naked eye (0 to 1).
 * `control` and `specimen`: loops (0 to 5 and more), left (0 to 1). `microscope`: lens (0 nothing,
 * 1 low, 2 oil), spot (0 control, 1 specimen), density (bacteria in a field, 0 to 125), grains (0
 * to 1), isBoiled, isThick; under oil of the sorts a and b: shapeA (0 not to be seen, 1 clusters of
 * cocci, 2 chains of cocci, 3 short rods, 4 large rods), violetA, redA (0 to 1, mixed to a colour).
 */
export const sight = (state: GramState): Sight => ({
  instruments,
  places: [seenSlide(state), ...spots.map((spot) => seenSpot(state, spot)), seenField(state)],
});

function seenSlide(state: GramState): ExperimentPlace {
  const { slide } = state;
  const bath = lyingOn(slide);
  const holds = spots.flatMap((spot) => (slide.loops[spot] > 0 ? sorted(state, 'control') : []));
  const most = (of: 'violet' | 'red') => rounded(Math.max(0, ...holds.map((one) => one[of])), 2);
  return {
    id: 'slide',
    name: names.slide,
    says: saySlide(slide),
    looks: {
      reagent: bath ? reagents.indexOf(bath.reagent) + 1 : 0,
      seconds: bath?.seconds ?? 0,
      isWet: slide.driesIn > 0 ? 1 : 0,
      passes: slide.passes,
      hasOil: slide.hasOil ? 1 : 0,
      violet: most('violet'),
      red: most('red'),
    },
  };
}

function saySlide(slide: Slide) {
  const bath = lyingOn(slide);
  if (bath) return looks.covered(reagentNames[bath.reagent], bath.seconds);
  if (spots.every((spot) => slide.loops[spot] === 0)) return looks.clean;
  return [
    slide.driesIn > 0 ? looks.wet : looks.dry,
    ...(slide.passes > 0 ? [looks.fixed(slide.passes)] : []),
    ...(slide.hasOil ? [looks.oiled] : []),
  ].join('，');
}

const seenSpot = ({ slide }: GramState, spot: Spot): ExperimentPlace => ({
  id: spot,
  name: spotNames[spot],
  says: slide.loops[spot] > 0 ? looks.smeared(slide.loops[spot]) : looks.bare,
  looks: { loops: slide.loops[spot], left: rounded(slide.left, 2) },
});

function seenField(state: GramState): ExperimentPlace {
  const { view, slide } = state;
  const place = { id: 'microscope', name: names.microscope };
  if (!view) return { ...place, says: looks.noView, looks: { lens: 0 } };
  const { spot, lens } = view;
  const density = rounded(25 * slide.loops[spot] * slide.left);
  const seen = lens === 'oil' && density > 0 ? sorted(state, spot) : [];
  const sorts = ['A', 'B'].flatMap((letter, index) => {
    const { shape, violet = 0, red = 0, colour = 'pale' } = seen[index] ?? {};
    const isSeen = shape !== undefined && colour !== 'pale';
    return [
      [`shape${letter}`, isSeen ? shapes.indexOf(shape) + 1 : 0] as const,
      [`violet${letter}`, rounded(violet, 2)] as const,
      [`red${letter}`, rounded(red, 2)] as const,
    ];
  });
  return {
    ...place,
    says: looks[lens](spotNames[spot]),
    looks: {
      lens: lens === 'low' ? 1 : 2,
      spot: spots.indexOf(spot),
      density,
      grains: grains(slide),
      isBoiled: slide.isBoiled ? 1 : 0,
      isThick: slide.loops[spot] > 2 ? 1 : 0,
      ...Object.fromEntries(sorts),
    },
  };
}
