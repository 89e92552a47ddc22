import Type, { type Static } from 'typebox';
import type { simulationCalls } from '../../calls/training/simulation';
import type { CallContract } from '../call';
import { keywordAsked, libraryAsked } from '../shop/shapes/libraryAsked';
import { ModelFile } from '../bodies/shapes/model';
import { saleFields, Specification } from '../shop/shapes/offer';
import { PracticeEntry } from '../exam/practice';
import { ResourceItem } from '../learning/shapes/resourceItem';
import { strictObject, Id, nullable, pageQuery, pageOf, Thousandths } from '../shapes';

const simulationFields = {
  ...saleFields,
  id: Id,
  /** Its number as a product on sale. */
  commodityId: Id,
  name: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  /** The kind of training in one word; null if unknown. */
  kind: nullable(Type.String()),
  videoCount: Type.Integer(),
  learnerCount: Type.Integer(),
};
/** Its videos are sold one by one; `offer` is the price of all of them together. */
export const Simulation = Type.Object(simulationFields);
export type Simulation = Static<typeof Simulation>;

const Words = Type.Array(Type.String());

/**
 * A simulation made by a school or the platform: not for sale, open to everybody who can see it.
 */
export const MadeCard = Type.Object({
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  videoCount: Type.Integer(),
  /** True for the caller's school; false for the platform's, which is public. */
  isOfSchool: Type.Boolean(),
});
export type MadeCard = Static<typeof MadeCard>;

export const SimulationDetail = Type.Object({
  ...simulationFields,
  /** Null if it is not for sale. */
  commodityId: nullable(Id),
  /** The caller may edit it. */
  isKeeping: Type.Optional(Type.Literal(true)),
  html: Type.String(),
  teacher: nullable(Type.String()),
  /** The learning aims, the equipment, and the steps in order. */
  aims: Words,
  equipment: Words,
  steps: Words,
  /** It is an interactive experiment with the same id. */
  isExperiment: Type.Boolean(),
});
export type SimulationDetail = Static<typeof SimulationDetail>;

/** A subject or kind with the number of its simulations. */
const SimulationFilter = Type.Object({ id: Id, name: Type.String(), count: Type.Integer() });
export type SimulationFilter = Static<typeof SimulationFilter>;

export const SimulationFilters = Type.Object({
  disciplines: Type.Array(SimulationFilter),
  kinds: Type.Array(SimulationFilter),
});

/** The price of the selected videos together, for the caller. */
export const SimulationPrice = Type.Object({
  count: Type.Integer(),
  price: Thousandths,
  originalPrice: Thousandths,
});
export type SimulationPrice = Static<typeof SimulationPrice>;

const one = strictObject({ simulationId: Id });

export const simulationContract = {
  /** `tagId` is the discipline. */
  list: {
    access: 'open',
    query: strictObject({ ...libraryAsked, kindId: Type.Optional(Id) }),
    data: pageOf(Simulation),
  },
  made: {
    access: 'open',
    query: strictObject({ ...pageQuery, ...keywordAsked }),
    data: pageOf(MadeCard),
  },
  filters: { access: 'open', data: SimulationFilters },
  /** A few of the same discipline or kind. */
  related: { access: 'open', query: one, data: Type.Array(Simulation) },
  detail: { access: 'open', query: strictObject({ id: Id }), data: SimulationDetail },
  items: { access: 'open', query: one, data: Type.Array(ResourceItem) },
  /** Refused if the simulation is locked for the caller. */
  models: { access: 'open', query: one, data: Type.Array(ModelFile) },
  commodities: { access: 'open', query: one, data: Type.Array(Specification) },
  practices: { access: 'open', query: one, data: Type.Array(PracticeEntry) },
  price: {
    access: 'open',
    query: strictObject({
      simulationId: Id,
      videoIds: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
    }),
    data: SimulationPrice,
  },
} satisfies Record<keyof typeof simulationCalls, CallContract>;

export type SimulationContract = typeof simulationContract;
