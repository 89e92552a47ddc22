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
  /** The department whose patient it is. */
  field: Type.String(),
  level: codeOf(patientLevels),
  state: keyOf(makingStates),
  isPlatform: Type.Boolean(),
  /** As learners meet it; null as long as it was never published. */
  caseId: orNull(Id),
  /** Of what was published last; 0 before that. */
  version: Type.Integer(),
  /** Counts what was saved of it: nobody writes over what they have not seen. */
  edition: Type.Integer(),
  updatedAt: Moment,
};
export const MadeCase = Type.Object(madeFields);
export type MadeCase = Static<typeof MadeCase>;

/** The case as its own file: what shape it has is looked at when it comes. */
const file = Type.String({ minLength: 1, maxLength: limits.file });

export const MadeCaseDetail = Type.Object({ ...madeFields, file: Type.String() });
export type MadeCaseDetail = Static<typeof MadeCaseDetail>;

/** What is wrong with a case, by where it stands: see libs/patients, check. */
export const CaseFault = Type.Object({
  kind: Type.String(),
  where: Type.String(),
  says: Type.String(),
  /** Worth a thought, and no reason to keep it from learners. */
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
  /** Somebody well, of whom all is to be written. */
  create: {
    access: 'user',
    body: exactly({
      title: Type.String({ minLength: 1, maxLength: limits.title, pattern: '\\S' }),
      shelf,
    }),
    data: MadeCase,
  },
  /** A new one of a file that somebody brought. */
  takeFile: { access: 'user', body: exactly({ file, shelf }), data: MadeCase },
  save: {
    access: 'user',
    body: exactly({ id: Id, edition: Type.Integer(), file }),
    data: MadeCaseDetail,
  },
  /** Plays the expert's way too: what stands in a window need not be saved for it. */
  check: { access: 'user', body: exactly({ file }), data: Type.Array(CaseFault) },
  /** A new version of what was saved, as long as nothing is wrong with it. */
  publish: {
    access: 'user',
    body: exactly({ id: Id, edition: Type.Integer() }),
    data: MadeCase,
  },
  /** Nobody begins it any more, and nobody goes on; what came of it stays. */
  withdraw: { access: 'user', body: one, data: MadeCase },
  versions: { access: 'user', query: one, data: Type.Array(CaseVersion) },
  version: {
    access: 'user',
    query: exactly({ id: Id, version: Type.Integer({ minimum: 1, maximum: 32_767 }) }),
    data: Type.Object({ file: Type.String() }),
  },
  /** Of those alone that were never published. */
  remove: { access: 'user', query: one, data: Type.Null() },
} satisfies Record<keyof typeof patientMakingCalls, CallContract>;

export type PatientMakingContract = typeof patientMakingContract;
