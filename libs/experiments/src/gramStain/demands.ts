import type { Demand, Field, Standing } from '../engine/experiment';
import { judged, share } from '../engine/judging';
import { reasons } from './reasons';
import {
  type Colour,
  type GramState,
  kinds,
  type Reagent,
  reagents,
  shapes,
  sortsOf,
  type Spot,
  spots,
} from './state';
import { colourNames, kindNames, shapeNames } from './words';

const both = '紫色和红色都有';
const mixed = '球菌和杆菌混杂';
const colourChoices = Object.values(colourNames);

export const fields: readonly Field[] = [
  { id: 'positive', name: '对照金黄色葡萄球菌的颜色', choices: colourChoices },
  { id: 'negative', name: '对照大肠埃希菌的颜色', choices: colourChoices },
  { id: 'colour', name: '标本菌的颜色', choices: [...colourChoices, both] },
  {
    id: 'shape',
    name: '标本菌的形态',
    choices: [...shapes.map((one) => shapeNames[one]), mixed],
  },
  { id: 'conclusion', name: '结论', choices: kinds.map((one) => kindNames[one]) },
];

type GramStanding = Standing<GramState>;

const isSmeared = ({ slide }: GramState) => spots.every((spot) => slide.loops[spot] > 0);

/** The colours last seen on a spot under oil. */
const lastSeen = ({ slide }: GramState, spot: Spot): readonly Colour[] | null =>
  slide.readings.findLast((reading) => reading.spot === spot)?.colours ?? null;

const bathsOf = (state: GramState, reagent: Reagent) =>
  isSmeared(state) ? state.slide.baths.filter((bath) => bath.reagent === reagent) : [];

/** True if a reagent was applied once and for the right time. */
const layFor = (state: GramState, reagent: Reagent, least: number, most: number) => {
  const [only, ...others] = bathsOf(state, reagent);
  return only !== undefined && others.length === 0 && only.seconds >= least && only.seconds <= most;
};

function colourNoteOf(seen: readonly Colour[]) {
  const [first = 'pale', second = first] = seen;
  return first === second ? colourNames[first] : both;
}

/** True if the colours are those of a faultless stain. */
const isWellStained = (state: GramState, spot: Spot) => {
  const seen = lastSeen(state, spot);
  return sortsOf(spot, state.kind).every(
    ({ isPositive }, index) => seen?.[index] === (isPositive ? 'purple' : 'red'),
  );
};

export const demands: readonly Demand<GramState>[] = [
  {
    id: 'smear',
    name: '涂片薄而匀，干后再固定',
    most: 10,
    judge: ({ state: { slide } }) => {
      const isThin = spots.map((spot) => slide.loops[spot] > 0 && slide.loops[spot] <= 2);
      return judged(slide.isBoiled || slide.passes === 0 ? 0 : share(isThin), reasons.smear);
    },
  },
  {
    id: 'fix',
    name: '火焰固定得当',
    most: 10,
    judge: ({ state: { slide } }) =>
      judged(slide.passes >= 2 && slide.passes <= 5 && !slide.isBoiled ? 1 : 0, reasons.fix),
  },
  {
    id: 'order',
    name: '四步染色的顺序',
    most: 15,
    judge: ({ state }) => {
      const order = isSmeared(state) ? state.slide.baths.map(({ reagent }) => reagent) : [];
      return judged(order.join() === reagents.join() ? 1 : 0, reasons.order);
    },
  },
  {
    id: 'times',
    name: '初染、媒染、复染的时间',
    most: 15,
    judge: ({ state }) => {
      const dyes = (['violet', 'iodine', 'safranin'] as const).map((one) =>
        layFor(state, one, 30, 120),
      );
      return judged(share(dyes), reasons.times);
    },
  },
  {
    id: 'decolour',
    name: '脱色时间',
    most: 15,
    judge: ({ state }) => judged(layFor(state, 'alcohol', 15, 35) ? 1 : 0, reasons.decolour),
  },
  {
    id: 'rinse',
    name: '每步之后冲洗',
    most: 10,
    judge: ({ state }) => {
      const rinsed = reagents.map((one) => {
        const baths = bathsOf(state, one);
        return baths.length > 0 && baths.every(({ isRinsed }) => isRinsed);
      });
      return judged(share(rinsed), reasons.rinse);
    },
  },
  {
    id: 'lens',
    name: '油镜下看过对照和标本',
    most: 5,
    judge: ({ state }) =>
      judged(share(spots.map((spot) => lastSeen(state, spot) !== null)), reasons.lens),
  },
  {
    id: 'notes',
    name: '记录与所见一致',
    most: 10,
    judge: ({ state, notes }: GramStanding) => {
      const [positive, negative] = lastSeen(state, 'control') ?? [];
      const specimen = lastSeen(state, 'specimen');
      const sorts = sortsOf('specimen', state.kind);
      const shape = sorts.length > 1 ? mixed : shapeNames[sorts[0]?.shape ?? 'clusters'];
      const isVisible = specimen?.every((colour) => colour !== 'pale') === true;
      const isTrue = [
        positive !== undefined && notes['positive'] === colourNames[positive],
        negative !== undefined && notes['negative'] === colourNames[negative],
        specimen !== null && notes['colour'] === colourNoteOf(specimen),
        isVisible && notes['shape'] === shape,
      ];
      return judged(share(isTrue), reasons.notes);
    },
  },
  {
    id: 'conclusion',
    name: '结论正确，有对照支持',
    most: 10,
    judge: ({ state, notes }: GramStanding) => {
      if (!spots.every((spot) => isWellStained(state, spot))) {
        return { share: 0, why: reasons.conclusion.unsupported };
      }
      return judged(notes['conclusion'] === kindNames[state.kind] ? 1 : 0, reasons.conclusion);
    },
  },
];
