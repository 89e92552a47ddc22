import Type, { type Static } from 'typebox';
import type { clinicCalls } from '../../calls/viewers/clinic';
import { clinicLevels, clinicSexes } from '../../codes/viewers/clinic';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';
import { ClinicDeed } from './clinicDeed';
import { ClinicChoices, ClinicReport, ClinicSight, ClinicStep } from './clinicSight';

const cardFields = {
  id: Id,
  title: Type.String(),
  complaint: Type.String(),
  /** The department whose patient it is. */
  field: Type.String(),
  level: codeOf(clinicLevels),
  /** The time somebody has, in minutes of the case. */
  minutes: Type.Integer(),
};

/** A case on the list: nothing of what is to be found out. */
export const ClinicCard = Type.Object({
  ...cardFields,
  /** Made by the school of who asks, for its people alone. */
  isOfSchool: Type.Boolean(),
  /** The best one's own has been marked with. */
  best: orNull(Type.Integer()),
});
export type ClinicCard = Static<typeof ClinicCard>;

/** Who lies there, and what can be done: aims and manner would say too much before the end. */
export const ClinicDetail = Type.Object({
  ...cardFields,
  version: Type.Integer(),
  patient: Type.Object({
    name: Type.String(),
    age: Type.String(),
    sex: keyOf(clinicSexes),
    picture: Type.String(),
    place: Type.String(),
    /** Who answers where the patient cannot. */
    speaker: orNull(Type.String()),
  }),
  choices: ClinicChoices,
});
export type ClinicDetail = Static<typeof ClinicDetail>;

const runFields = {
  id: Id,
  startedAt: Moment,
  finishedAt: orNull(Moment),
  stepCount: Type.Integer(),
};

/** A run on the list of one's own. */
export const ClinicRunLine = Type.Object({
  ...runFields,
  points: orNull(Type.Integer()),
  most: orNull(Type.Integer()),
});
export type ClinicRunLine = Static<typeof ClinicRunLine>;

/** Somebody with a patient, up to where they are. */
export const ClinicRun = Type.Object({
  ...runFields,
  caseId: Id,
  /** Of the case that it was begun under, and goes on with. */
  version: Type.Integer(),
  sight: ClinicSight,
  steps: Type.Array(ClinicStep),
  report: orNull(ClinicReport),
});
export type ClinicRun = Static<typeof ClinicRun>;

const one = exactly({ id: Id });

export const clinicContract = {
  list: {
    access: 'open',
    query: exactly({ ...pageAsked, level: Type.Optional(codeOf(clinicLevels)) }),
    data: pageOf(ClinicCard),
  },
  /** As it stands now, or as it stood for a run that is under way. */
  detail: {
    access: 'open',
    query: exactly({
      id: Id,
      version: Type.Optional(Type.Integer({ minimum: 1, maximum: 32_767 })),
    }),
    data: ClinicDetail,
  },
  /** Goes on with the run that is under way, unless a new one is asked for. */
  begin: {
    access: 'user',
    body: exactly({ caseId: Id, isNew: Type.Optional(Type.Boolean()) }),
    data: ClinicRun,
  },
  runs: {
    access: 'user',
    query: exactly({ caseId: Id, ...pageAsked }),
    data: pageOf(ClinicRunLine),
  },
  run: { access: 'user', query: one, data: ClinicRun },
  /** `number` is the step's own, from 1: one that is sent twice is done once. */
  act: {
    access: 'user',
    body: exactly({
      runId: Id,
      number: Type.Integer({ minimum: 1, maximum: 10_000 }),
      deed: ClinicDeed,
    }),
    data: ClinicRun,
  },
  finish: { access: 'user', body: exactly({ runId: Id }), data: ClinicRun },
} satisfies Record<keyof typeof clinicCalls, CallContract>;

export type ClinicContract = typeof clinicContract;
