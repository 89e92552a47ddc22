import Type, { type Static } from 'typebox';
import type { memberCalls } from '../../calls/school/member';
import { memberStates } from '../../codes/people/memberStates';
import { genders } from '../../codes/people/people';
import { roles } from '../../codes/people/roles';
import { consentStates } from '../../codes/school/guardianConsent';
import { memberLimits as limits, switchedStates } from '../../codes/school/members';
import type { CallContract } from '../call';
import {
  codeOf,
  FileLink,
  Id,
  Moment,
  nullable,
  pageOf,
  pageQuery,
  strictObject,
  Version,
} from '../shapes';
import { BirthMonth, Guardianship, GuardianWritten } from './guardian';
import { Year } from './schoolClass';

const Named = nullable(Type.Object({ id: Id, name: Type.String() }));
const Done = Type.Null();

/** A line of the roll. */
export const Member = Type.Object({
  id: Id,
  name: Type.String(),
  number: nullable(Type.String()),
  role: codeOf(roles),
  /** Names of the roles beside it, such as head of a department. */
  grants: Type.Array(Type.String()),
  department: Named,
  class: Named,
  year: nullable(Type.Integer()),
  state: codeOf(memberStates),
  /** False until the person has claimed the line. */
  hasAccount: Type.Boolean(),
});
export type Member = Static<typeof Member>;

export const MemberDetail = Type.Object({
  id: Id,
  name: Type.String(),
  number: nullable(Type.String()),
  role: codeOf(roles),
  state: codeOf(memberStates),
  gender: codeOf(genders),
  /** Its middle is hidden. */
  phone: nullable(Type.String()),
  departmentId: nullable(Id),
  classId: nullable(Id),
  className: nullable(Type.String()),
  year: nullable(Type.Integer()),
  account: nullable(Type.String()),
  hasAccount: Type.Boolean(),
  /** The school made the account: it may give it a new password. */
  isAccountMade: Type.Boolean(),
  lastUsedAt: nullable(Moment),
  joinedAt: Moment,
  leftAt: nullable(Moment),
  headOf: Type.Array(Id),
  roleIds: Type.Array(Id),
  consent: codeOf(consentStates),
  /** Only for a learner under 14, and only whoever may change them sees it. */
  guardianship: nullable(Guardianship),
  /** True if the caller may change this person. */
  mayEdit: Type.Boolean(),
  version: Version,
});
export type MemberDetail = Static<typeof MemberDetail>;

const filters = {
  keyword: Type.Optional(Type.String({ maxLength: 50 })),
  role: Type.Optional(codeOf(roles)),
  /** With all below it. */
  departmentId: Type.Optional(Id),
  classId: Type.Optional(Id),
  year: Type.Optional(Year),
  state: Type.Optional(codeOf(memberStates)),
};

const written = {
  name: Type.String({ minLength: 1, maxLength: limits.name }),
  number: Type.String({ minLength: 1, maxLength: limits.number }),
  gender: codeOf(genders),
  departmentId: nullable(Id),
  classId: nullable(Id),
  year: nullable(Year),
  /** Kept of who is under 14 alone. Both stay as they are where they are left out. */
  birthMonth: Type.Optional(BirthMonth),
  guardian: Type.Optional(nullable(GuardianWritten)),
};

/** Shown once; it is not stored in readable form. */
const Credentials = Type.Object({ account: Type.String(), password: Type.String() });

export const memberContract = {
  list: {
    access: 'user',
    right: 'viewPeople',
    query: strictObject({ ...pageQuery, ...filters }),
    data: pageOf(Member),
  },
  detail: {
    access: 'user',
    right: 'viewPeople',
    query: strictObject({ id: Id }),
    data: MemberDetail,
  },
  export: { access: 'user', right: 'viewPeople', query: strictObject(filters), data: FileLink },
  /** No credentials where the phone is somebody's already: they claim the line themselves. */
  add: {
    access: 'user',
    right: 'editPeople',
    body: strictObject({
      ...written,
      role: codeOf(roles),
      phone: nullable(Type.String({ maxLength: 20 })),
    }),
    data: Type.Object({ id: Id, credentials: nullable(Credentials) }),
  },
  /** The phone is kept where it is left out. */
  edit: {
    access: 'user',
    right: 'editPeople',
    body: strictObject({
      id: Id,
      version: Version,
      ...written,
      phone: Type.Optional(nullable(Type.String({ maxLength: 20 }))),
    }),
    data: Done,
  },
  setState: {
    access: 'user',
    right: 'editPeople',
    body: strictObject({
      ids: Type.Array(Id, { minItems: 1, maxItems: limits.bulk, uniqueItems: true }),
      state: codeOf(switchedStates),
    }),
    data: Type.Object({ changed: Type.Integer() }),
  },
  /** Ends all sessions of the person. */
  resetPassword: {
    access: 'user',
    right: 'editPeople',
    body: strictObject({ id: Id }),
    data: Credentials,
  },
  setRoles: {
    access: 'user',
    right: 'roles',
    body: strictObject({
      id: Id,
      version: Version,
      role: codeOf(roles),
      headOf: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
      roleIds: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
    }),
    data: Done,
  },
} satisfies Record<keyof typeof memberCalls, CallContract>;

export type MemberContract = typeof memberContract;
