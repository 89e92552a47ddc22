import Type, { type Static } from 'typebox';
import type { experimentCalls } from '../../calls/viewers/experiment';
import { experimentActions } from '../../codes/viewers/morphology';
import type { CallContract } from '../call';
import { morphologyAsked, morphologyItem } from './morphologyItem';
import { codeOf, exactly, Id, orNull, pageOf } from '../shapes';

const experimentFields = {
  ...morphologyItem,
  stepCount: Type.Integer(),
  minutes: Type.Integer(),
};
export const Experiment = Type.Object(experimentFields);
export type Experiment = Static<typeof Experiment>;

export const ExperimentDetail = Type.Object({
  ...experimentFields,
  html: Type.String(),
  aims: Type.Array(Type.String()),
  instruments: Type.Array(Type.String()),
});
export type ExperimentDetail = Static<typeof ExperimentDetail>;

/** Something in a step's picture, its frame in hundredths of the picture's sides. */
export const ExperimentTarget = Type.Object({
  id: Id,
  name: Type.String(),
  left: Type.Number(),
  top: Type.Number(),
  width: Type.Number(),
  height: Type.Number(),
  isRight: Type.Boolean(),
  feedback: Type.String(),
});
export type ExperimentTarget = Static<typeof ExperimentTarget>;

/** Experiments are not marked, so that a step may tell at once what is right. */
export const ExperimentStep = Type.Object({
  id: Id,
  number: Type.Integer(),
  title: Type.String(),
  action: codeOf(experimentActions),
  instruction: Type.String(),
  picture: orNull(Type.String()),
  video: orNull(Type.String()),
  targets: Type.Array(ExperimentTarget),
});
export type ExperimentStep = Static<typeof ExperimentStep>;

export const experimentContract = {
  list: {
    access: 'open',
    query: exactly(morphologyAsked),
    data: pageOf(Experiment),
  },
  detail: { access: 'open', query: exactly({ id: Id }), data: ExperimentDetail },
  /** Refused where the experiment is locked for who asks. */
  steps: {
    access: 'open',
    query: exactly({ experimentId: Id }),
    data: Type.Array(ExperimentStep),
  },
} satisfies Record<keyof typeof experimentCalls, CallContract>;

export type ExperimentContract = typeof experimentContract;
