import Type, { type Static } from 'typebox';
import type { patientCalls } from '../../calls/training/patient';
import { patientLevels, patientSexes } from '../../codes/training/patient';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';
import { PatientDeed } from './shapes/patientDeed';
import { PatientChoices, PatientReport, PatientSight, PatientStep } from './shapes/patientSight';

const cardFields = {
  id: Id,
  title: Type.String(),
  complaint: Type.String(),
  /** The department whose patient it is. */
  field: Type.String(),
  level: codeOf(patientLevels),
  /** The time somebody has, in minutes of the case. */
  minutes: Type.Integer(),
};

/** A case on the list: nothing of what is to be found out. */
export const PatientCard = Type.Object({
  ...cardFields,
  /** Made by the school of who asks, for its people alone. */
  isOfSchool: Type.Boolean(),
  /** The best one's own has been marked with. */
  best: orNull(Type.Integer()),
});
export type PatientCard = Static<typeof PatientCard>;

/** Who lies there, and what can be done: aims and manner would say too much before the end. */
export const PatientDetail = Type.Object({
  ...cardFields,
  version: Type.Integer(),
  patient: Type.Object({
    name: Type.String(),
    age: Type.String(),
    sex: keyOf(patientSexes),
    picture: Type.String(),
    place: Type.String(),
    /** Who answers where the patient cannot. */
    speaker: orNull(Type.String()),
  }),
  choices: PatientChoices,
});
export type PatientDetail = Static<typeof PatientDetail>;

const runFields = {
  id: Id,
  startedAt: Moment,
  finishedAt: orNull(Moment),
  stepCount: Type.Integer(),
};

/** A run on the list of one's own. */
export const PatientRunLine = Type.Object({
  ...runFields,
  points: orNull(Type.Integer()),
  most: orNull(Type.Integer()),
});
export type PatientRunLine = Static<typeof PatientRunLine>;

/** Somebody with a patient, up to where they are. */
export const PatientRun = Type.Object({
  ...runFields,
  caseId: Id,
  /** Of the case that it was begun under, and goes on with. */
  version: Type.Integer(),
  sight: PatientSight,
  steps: Type.Array(PatientStep),
  report: orNull(PatientReport),
});
export type PatientRun = Static<typeof PatientRun>;

const one = exactly({ id: Id });

export const patientContract = {
  list: {
    access: 'open',
    query: exactly({ ...pageAsked, level: Type.Optional(codeOf(patientLevels)) }),
    data: pageOf(PatientCard),
  },
  /** As it stands now, or as it stood for a run that is under way. */
  detail: {
    access: 'open',
    query: exactly({
      id: Id,
      version: Type.Optional(Type.Integer({ minimum: 1, maximum: 32_767 })),
    }),
    data: PatientDetail,
  },
  /** Goes on with the run that is under way, unless a new one is asked for. */
  begin: {
    access: 'user',
    body: exactly({ caseId: Id, isNew: Type.Optional(Type.Boolean()) }),
    data: PatientRun,
  },
  runs: {
    access: 'user',
    query: exactly({ caseId: Id, ...pageAsked }),
    data: pageOf(PatientRunLine),
  },
  run: { access: 'user', query: one, data: PatientRun },
  /** `number` is the step's own, from 1: one that is sent twice is done once. */
  act: {
    access: 'user',
    body: exactly({
      runId: Id,
      number: Type.Integer({ minimum: 1, maximum: 10_000 }),
      deed: PatientDeed,
    }),
    data: PatientRun,
  },
  finish: { access: 'user', body: exactly({ runId: Id }), data: PatientRun },
} satisfies Record<keyof typeof patientCalls, CallContract>;

export type PatientContract = typeof patientContract;
