import Type, { type Static } from 'typebox';
import type { simulationCalls } from '../../calls/viewers/simulation';
import type { CallContract } from '../call';
import { libraryAsked } from '../shop/libraryAsked';
import { ModelFile } from './model';
import { saleFields, Specification } from '../shop/offer';
import { PracticeEntry } from '../exam/practice';
import { ResourceItem } from '../learning/resourceItem';
import { exactly, Id, orNull, pageOf, Thousandths } from '../shapes';

const simulationFields = {
  ...saleFields,
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  videoCount: Type.Integer(),
  learnerCount: Type.Integer(),
};
/** Its videos are sold one by one; `offer` is all of them together. */
export const Simulation = Type.Object(simulationFields);
export type Simulation = Static<typeof Simulation>;

export const SimulationDetail = Type.Object({
  ...simulationFields,
  /** As what it is sold. */
  commodityId: Id,
  html: Type.String(),
  teacher: orNull(Type.String()),
  /** It is done on a bench of ours: as an experiment with the same number. */
  isExperiment: Type.Boolean(),
});
export type SimulationDetail = Static<typeof SimulationDetail>;

/** What the selected videos cost together, for who asks. */
export const SimulationPrice = Type.Object({
  count: Type.Integer(),
  price: Thousandths,
  originalPrice: Thousandths,
});
export type SimulationPrice = Static<typeof SimulationPrice>;

const one = exactly({ simulationId: Id });

export const simulationContract = {
  list: { access: 'open', query: exactly(libraryAsked), data: pageOf(Simulation) },
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
