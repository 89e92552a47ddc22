import Type, { type Static } from 'typebox';
import type { simulationCalls } from '../../calls/training/simulation';
import type { CallContract } from '../call';
import { keywordAsked, libraryAsked } from '../shop/shapes/libraryAsked';
import { ModelFile } from '../bodies/shapes/model';
import { saleFields, Specification } from '../shop/shapes/offer';
import { PracticeEntry } from '../exam/practice';
import { ResourceItem } from '../learning/shapes/resourceItem';
import { exactly, Id, orNull, pageAsked, pageOf, Thousandths } from '../shapes';

const simulationFields = {
  ...saleFields,
  id: Id,
  /** As what it is sold. */
  commodityId: Id,
  name: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  /** What kind of training it is, in a word; null where nobody said. */
  kind: orNull(Type.String()),
  videoCount: Type.Integer(),
  learnerCount: Type.Integer(),
};
/** Its videos are sold one by one; `offer` is all of them together. */
export const Simulation = Type.Object(simulationFields);
export type Simulation = Static<typeof Simulation>;

const Words = Type.Array(Type.String());

/** One that a school or the platform made: it is not sold, and opens to whoever sees it. */
export const MadeCard = Type.Object({
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  videoCount: Type.Integer(),
  /** Of one's own school; the platform's is everybody's. */
  isOfSchool: Type.Boolean(),
});
export type MadeCard = Static<typeof MadeCard>;

export const SimulationDetail = Type.Object({
  ...simulationFields,
  /** Null where nothing sells it. */
  commodityId: orNull(Id),
  /** It is theirs to change. */
  isKeeping: Type.Optional(Type.Literal(true)),
  html: Type.String(),
  teacher: orNull(Type.String()),
  /** What whoever has done it can do, what it takes, and what is done one after the other. */
  aims: Words,
  equipment: Words,
  steps: Words,
  /** It is done on a bench of ours: as an experiment with the same number. */
  isExperiment: Type.Boolean(),
});
export type SimulationDetail = Static<typeof SimulationDetail>;

/** A subject or a kind, and how many there are of it. */
const SimulationFilter = Type.Object({ id: Id, name: Type.String(), count: Type.Integer() });
export type SimulationFilter = Static<typeof SimulationFilter>;

export const SimulationFilters = Type.Object({
  disciplines: Type.Array(SimulationFilter),
  kinds: Type.Array(SimulationFilter),
});

/** What the selected videos cost together, for who asks. */
export const SimulationPrice = Type.Object({
  count: Type.Integer(),
  price: Thousandths,
  originalPrice: Thousandths,
});
export type SimulationPrice = Static<typeof SimulationPrice>;

const one = exactly({ simulationId: Id });

export const simulationContract = {
  /** `tagId` is the discipline. */
  list: {
    access: 'open',
    query: exactly({ ...libraryAsked, kindId: Type.Optional(Id) }),
    data: pageOf(Simulation),
  },
  made: {
    access: 'open',
    query: exactly({ ...pageAsked, ...keywordAsked }),
    data: pageOf(MadeCard),
  },
  filters: { access: 'open', data: SimulationFilters },
  /** Of the same discipline or kind, a few. */
  related: { access: 'open', query: one, data: Type.Array(Simulation) },
  detail: { access: 'open', query: exactly({ id: Id }), data: SimulationDetail },
  items: { access: 'open', query: one, data: Type.Array(ResourceItem) },
  /** Refused where the simulation is locked for who asks. */
  models: { access: 'open', query: one, data: Type.Array(ModelFile) },
  commodities: { access: 'open', query: one, data: Type.Array(Specification) },
  practices: { access: 'open', query: one, data: Type.Array(PracticeEntry) },
  price: {
    access: 'open',
    query: exactly({
      simulationId: Id,
      videoIds: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
    }),
    data: SimulationPrice,
  },
} satisfies Record<keyof typeof simulationCalls, CallContract>;

export type SimulationContract = typeof simulationContract;
