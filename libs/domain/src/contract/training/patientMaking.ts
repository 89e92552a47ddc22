import Type, { type Static } from 'typebox';
import type { patientMakingCalls } from '../../calls/training/patientMaking';
import { shelves } from '../../codes/people/shelf';
import { patientMakingLimits as limits } from '../../codes/training/patientMaking';
import { patientLevels } from '../../codes/training/patient';
import { makingStates } from '../../codes/training/making';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { codeOf, exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';

const madeFields = {
  id: Id,
  title: Type.String(),
  /** The medical department of the case. */
  field: Type.String(),
  level: codeOf(patientLevels),
  state: keyOf(makingStates),
  isPlatform: Type.Boolean(),
  /** The published case; null if it was never published. */
  caseId: orNull(Id),
  /** The last published version; 0 before the first. */
  version: Type.Integer(),
  /** Increases with every save; a save based on an older edition is refused. */
  edition: Type.Integer(),
  updatedAt: Moment,
};
export const MadeCase = Type.Object(madeFields);
export type MadeCase = Static<typeof MadeCase>;

/** The case in its file format; its shape is validated on arrival. */
const file = Type.String({ minLength: 1, maxLength: limits.file });

export const MadeCaseDetail = Type.Object({ ...madeFields, file: Type.String() });
export type MadeCaseDetail = Static<typeof MadeCaseDetail>;

/** A fault of a case and its place: see libs/patients, check. */
export const CaseFault = Type.Object({
  kind: Type.String(),
  where: Type.String(),
  says: Type.String(),
  /** A suggestion that does not prevent publication. */
  isHint: Type.Boolean(),
});
export type CaseFault = Static<typeof CaseFault>;

export const CaseVersion = Type.Object({
  version: Type.Integer(),
  title: Type.String(),
  publishedAt: Moment,
});
export type CaseVersion = Static<typeof CaseVersion>;

const one = exactly({ id: Id });
const shelf = Type.Optional(keyOf(shelves));

export const patientMakingContract = {
  list: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      ...keywordAsked,
      shelf,
      state: Type.Optional(keyOf(makingStates)),
    }),
    data: pageOf(MadeCase),
  },
  detail: { access: 'user', query: one, data: MadeCaseDetail },
  /** A new case of a healthy person, still without text. */
  create: {
    access: 'user',
    body: exactly({
      title: Type.String({ minLength: 1, maxLength: limits.title, pattern: '\\S' }),
      shelf,
    }),
    data: MadeCase,
  },
  /** Creates a case from an uploaded file. */
  takeFile: { access: 'user', body: exactly({ file, shelf }), data: MadeCase },
  save: {
    access: 'user',
    body: exactly({ id: Id, edition: Type.Integer(), file }),
    data: MadeCaseDetail,
  },
  /** Also plays the expert's path; works on the unsaved state of the editor. */
  check: { access: 'user', body: exactly({ file }), data: Type.Array(CaseFault) },
  /** Publishes the saved state as a new version; refused while it has faults. */
  publish: {
    access: 'user',
    body: exactly({ id: Id, edition: Type.Integer() }),
    data: MadeCase,
  },
  /** Stops new runs and runs in progress; results stay. */
  withdraw: { access: 'user', body: one, data: MadeCase },
  versions: { access: 'user', query: one, data: Type.Array(CaseVersion) },
  version: {
    access: 'user',
    query: exactly({ id: Id, version: Type.Integer({ minimum: 1, maximum: 32_767 }) }),
    data: Type.Object({ file: Type.String() }),
  },
  /** Only a case that was never published. */
  remove: { access: 'user', query: one, data: Type.Null() },
} satisfies Record<keyof typeof patientMakingCalls, CallContract>;

export type PatientMakingContract = typeof patientMakingContract;
