import Type, { type Static } from 'typebox';
import type { patientCalls } from '../../calls/training/patient';
import { patientLevels, patientSexes } from '../../codes/training/patient';
import type { CallContract } from '../call';
import {
  codeOf,
  strictObject,
  Id,
  keyOf,
  Moment,
  nullable,
  pageQuery,
  pageOf,
  byId,
} from '../shapes';
import { PatientDeed } from './shapes/patientDeed';
import { PatientChoices, PatientReport, PatientSight, PatientStep } from './shapes/patientSight';

const cardFields = {
  id: Id,
  title: Type.String(),
  complaint: Type.String(),
  /** The medical department of the case. */
  field: Type.String(),
  level: codeOf(patientLevels),
  /** The time limit in minutes of the case. */
  minutes: Type.Integer(),
};

/** A case in the list, without anything the learner is to find out. */
export const PatientCard = Type.Object({
  ...cardFields,
  /** Made by the caller's school and visible to that school only. */
  isOfSchool: Type.Boolean(),
  /** The caller's best mark. */
  best: nullable(Type.Integer()),
});
export type PatientCard = Static<typeof PatientCard>;

/**
 * The introduction of the case and the possible actions; learning aims and progression would reveal
 * too much before the end.
 */
export const PatientDetail = Type.Object({
  ...cardFields,
  version: Type.Integer(),
  patient: Type.Object({
    name: Type.String(),
    age: Type.String(),
    sex: keyOf(patientSexes),
    picture: Type.String(),
    place: Type.String(),
    /** The person who answers if the patient cannot. */
    speaker: nullable(Type.String()),
  }),
  choices: PatientChoices,
});
export type PatientDetail = Static<typeof PatientDetail>;

const runFields = {
  id: Id,
  startedAt: Moment,
  finishedAt: nullable(Moment),
  stepCount: Type.Integer(),
};

export const PatientRunLine = Type.Object({
  ...runFields,
  points: nullable(Type.Integer()),
  most: nullable(Type.Integer()),
});
export type PatientRunLine = Static<typeof PatientRunLine>;

/** A run of a case and its current state. */
export const PatientRun = Type.Object({
  ...runFields,
  caseId: Id,
  /** The version of the case the run was begun with and continues with. */
  version: Type.Integer(),
  sight: PatientSight,
  steps: Type.Array(PatientStep),
  report: nullable(PatientReport),
});
export type PatientRun = Static<typeof PatientRun>;

export const patientContract = {
  list: {
    access: 'open',
    query: strictObject({ ...pageQuery, level: Type.Optional(codeOf(patientLevels)) }),
    data: pageOf(PatientCard),
  },
  /** The current version, or the version of a run in progress. */
  detail: {
    access: 'open',
    query: strictObject({
      id: Id,
      version: Type.Optional(Type.Integer({ minimum: 1, maximum: 32_767 })),
    }),
    data: PatientDetail,
  },
  /** Resumes the run in progress unless a new one is requested. */
  begin: {
    access: 'user',
    body: strictObject({ caseId: Id, isNew: Type.Optional(Type.Boolean()) }),
    data: PatientRun,
  },
  runs: {
    access: 'user',
    query: strictObject({ caseId: Id, ...pageQuery }),
    data: pageOf(PatientRunLine),
  },
  run: { access: 'user', query: byId, data: PatientRun },
  /** `number` is the step's number, from 1, so that a repeated request is applied once. */
  act: {
    access: 'user',
    body: strictObject({
      runId: Id,
      number: Type.Integer({ minimum: 1, maximum: 10_000 }),
      deed: PatientDeed,
    }),
    data: PatientRun,
  },
  finish: { access: 'user', body: strictObject({ runId: Id }), data: PatientRun },
} satisfies Record<keyof typeof patientCalls, CallContract>;

export type PatientContract = typeof patientContract;
