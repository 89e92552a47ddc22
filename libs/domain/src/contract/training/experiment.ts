import Type, { type Static } from 'typebox';
import type { experimentCalls } from '../../calls/training/experiment';
import { experimentFields } from '../../codes/slides/morphology';
import type { CallContract } from '../call';
import { libraryAsked } from '../shop/shapes/libraryAsked';
import { saleFields } from '../shop/shapes/offer';
import { codeOf, exactly, Id, Moment, orNull, pageAsked, pageOf } from '../shapes';
import {
  ExperimentAction,
  ExperimentBench,
  ExperimentReport,
  ExperimentStep,
} from './shapes/experimentBench';

const cardFields = {
  ...saleFields,
  id: Id,
  /** As what it is sold. */
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
  /** What the figures that it stands on are taken from, and what is simpler than in a body. */
  sources: Words,
  /** Which bench is drawn for it. */
  bench: Type.String(),
});
export type ExperimentDetail = Static<typeof ExperimentDetail>;

const runFields = {
  id: Id,
  startedAt: Moment,
  finishedAt: orNull(Moment),
  stepCount: Type.Integer(),
};

/** A run on the list of one's own. */
export const ExperimentRunLine = Type.Object({
  ...runFields,
  points: orNull(Type.Integer()),
  most: orNull(Type.Integer()),
});
export type ExperimentRunLine = Static<typeof ExperimentRunLine>;

/** Somebody doing an experiment, up to where they are. */
export const ExperimentRun = Type.Object({
  ...runFields,
  experimentId: Id,
  bench: ExperimentBench,
  steps: Type.Array(ExperimentStep),
  report: orNull(ExperimentReport),
});
export type ExperimentRun = Static<typeof ExperimentRun>;

const one = exactly({ id: Id });

export const experimentContract = {
  list: {
    access: 'open',
    query: exactly({ ...libraryAsked, field: Type.Optional(codeOf(experimentFields)) }),
    data: pageOf(Experiment),
  },
  detail: { access: 'open', query: one, data: ExperimentDetail },
  /** Goes on with the run that is under way, unless a new one is asked for. */
  begin: {
    access: 'user',
    body: exactly({ experimentId: Id, isNew: Type.Optional(Type.Boolean()) }),
    data: ExperimentRun,
  },
  runs: {
    access: 'user',
    query: exactly({ experimentId: Id, ...pageAsked }),
    data: pageOf(ExperimentRunLine),
  },
  run: { access: 'user', query: one, data: ExperimentRun },
  /** `number` is the step's own, from 1: one that is sent twice is done once. */
  act: {
    access: 'user',
    body: exactly({
      runId: Id,
      number: Type.Integer({ minimum: 1, maximum: 10_000 }),
      action: ExperimentAction,
    }),
    data: ExperimentRun,
  },
  finish: { access: 'user', body: exactly({ runId: Id }), data: ExperimentRun },
} satisfies Record<keyof typeof experimentCalls, CallContract>;

export type ExperimentContract = typeof experimentContract;
