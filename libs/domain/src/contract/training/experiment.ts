import Type, { type Static } from 'typebox';
import type { experimentCalls } from '../../calls/training/experiment';
import { experimentFields } from '../../codes/slides/morphology';
import type { CallContract } from '../call';
import { libraryAsked } from '../shop/shapes/libraryAsked';
import { saleFields } from '../shop/shapes/offer';
import { codeOf, strictObject, Id, Moment, nullable, pageQuery, pageOf, byId } from '../shapes';
import {
  ExperimentAction,
  ExperimentBench,
  ExperimentReport,
  ExperimentStep,
} from './shapes/experimentBench';

const cardFields = {
  ...saleFields,
  id: Id,
  /** Its number as a product on sale. */
  commodityId: Id,
  name: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  field: codeOf(experimentFields),
  minutes: Type.Integer(),
  learnerCount: Type.Integer(),
};
export const Experiment = Type.Object(cardFields);
export type Experiment = Static<typeof Experiment>;

const Words = Type.Array(Type.String());

export const ExperimentDetail = Type.Object({
  ...cardFields,
  html: Type.String(),
  aims: Words,
  instruments: Words,
  /** The sources of its figures, and how it simplifies a real body. */
  sources: Words,
  /** The key of the drawn bench. */
  bench: Type.String(),
});
export type ExperimentDetail = Static<typeof ExperimentDetail>;

const runFields = {
  id: Id,
  startedAt: Moment,
  finishedAt: nullable(Moment),
  stepCount: Type.Integer(),
};

export const ExperimentRunLine = Type.Object({
  ...runFields,
  points: nullable(Type.Integer()),
  most: nullable(Type.Integer()),
});
export type ExperimentRunLine = Static<typeof ExperimentRunLine>;

/** A run of an experiment and its current state. */
export const ExperimentRun = Type.Object({
  ...runFields,
  experimentId: Id,
  bench: ExperimentBench,
  steps: Type.Array(ExperimentStep),
  report: nullable(ExperimentReport),
});
export type ExperimentRun = Static<typeof ExperimentRun>;

export const experimentContract = {
  list: {
    access: 'open',
    query: strictObject({ ...libraryAsked, field: Type.Optional(codeOf(experimentFields)) }),
    data: pageOf(Experiment),
  },
  detail: { access: 'open', query: byId, data: ExperimentDetail },
  /** Resumes the run in progress unless a new one is requested. */
  begin: {
    access: 'user',
    body: strictObject({ experimentId: Id, isNew: Type.Optional(Type.Boolean()) }),
    data: ExperimentRun,
  },
  runs: {
    access: 'user',
    query: strictObject({ experimentId: Id, ...pageQuery }),
    data: pageOf(ExperimentRunLine),
  },
  run: { access: 'user', query: byId, data: ExperimentRun },
  /** `number` is the step's number, from 1, so that a repeated request is applied once. */
  act: {
    access: 'user',
    body: strictObject({
      runId: Id,
      number: Type.Integer({ minimum: 1, maximum: 10_000 }),
      action: ExperimentAction,
    }),
    data: ExperimentRun,
  },
  finish: { access: 'user', body: strictObject({ runId: Id }), data: ExperimentRun },
} satisfies Record<keyof typeof experimentCalls, CallContract>;

export type ExperimentContract = typeof experimentContract;
