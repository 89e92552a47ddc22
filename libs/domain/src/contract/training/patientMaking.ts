import Type, { type Static } from 'typebox';
import type { patientMakingCalls } from '../../calls/training/patientMaking';
import { patientLevels } from '../../codes/training/patient';
import { patientMakingLimits as limits } from '../../codes/training/patientMaking';
import type { CallContract } from '../call';
import { codeOf, Id, nullable } from '../shapes';
import {
  graphFaultFields,
  graphMakingContract,
  graphVersionFields,
  madeGraphFields,
} from './shapes/graphMaking';

const madeFields = {
  ...madeGraphFields,
  /** The medical department of the case. */
  field: Type.String(),
  level: codeOf(patientLevels),
  /** The published case; null if it was never published. */
  caseId: nullable(Id),
};
export const MadeCase = Type.Object(madeFields);
export type MadeCase = Static<typeof MadeCase>;

/** With the case in its file format: see libs/patients, exchange. */
export const MadeCaseDetail = Type.Object({ ...madeFields, file: Type.String() });
export type MadeCaseDetail = Static<typeof MadeCaseDetail>;

/** See libs/patients, check. */
export const CaseFault = Type.Object({
  ...graphFaultFields,
  /** A suggestion that does not prevent publication. */
  isHint: Type.Boolean(),
});
export type CaseFault = Static<typeof CaseFault>;

export const CaseVersion = Type.Object(graphVersionFields);
export type CaseVersion = Static<typeof CaseVersion>;

export const patientMakingContract = graphMakingContract({
  made: MadeCase,
  detail: MadeCaseDetail,
  fault: CaseFault,
  version: CaseVersion,
  limits,
}) satisfies Record<keyof typeof patientMakingCalls, CallContract>;

export type PatientMakingContract = typeof patientMakingContract;
