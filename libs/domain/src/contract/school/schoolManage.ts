import Type, { type Static } from 'typebox';
import type { schoolManageCalls } from '../../calls/school/schoolManage';
import { memberLimits } from '../../codes/school/members';
import { schoolProfileLimits } from '../../codes/school/schoolProfile';
import { schoolStates } from '../../codes/school/schoolStates';
import type { CallContract } from '../call';
import { Id, keyOf, Moment, nullable, pageOf, pageQuery, strictObject } from '../shapes';

export const ManagedSchool = Type.Object({
  id: Id,
  name: Type.String(),
  /** Active members of each role. */
  administrators: Type.Integer(),
  teachers: Type.Integer(),
  learners: Type.Integer(),
  createdAt: Moment,
  suspendedAt: nullable(Moment),
  /** Where it was merged into, and when; such a school stays closed. */
  merged: nullable(Type.Object({ id: Id, name: Type.String(), at: Moment })),
});
export type ManagedSchool = Static<typeof ManagedSchool>;

export const schoolManageContract = {
  list: {
    access: 'platformAdmin',
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      state: Type.Optional(keyOf(schoolStates)),
    }),
    data: pageOf(ManagedSchool),
  },
  /** With its first administrator, whose password is shown once. */
  add: {
    access: 'platformAdmin',
    body: strictObject({
      name: Type.String({ minLength: 2, maxLength: schoolProfileLimits.name }),
      adminName: Type.String({ minLength: 1, maxLength: memberLimits.name }),
      adminNumber: Type.String({ minLength: 1, maxLength: memberLimits.number }),
    }),
    data: Type.Object({ id: Id, account: Type.String(), password: Type.String() }),
  },
  /** While suspended, its members sign in as people of no school; nothing of theirs is lost. */
  suspend: {
    access: 'platformAdmin',
    body: strictObject({
      id: Id,
      isSuspended: Type.Boolean(),
      reason: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof schoolManageCalls, CallContract>;

export type SchoolManageContract = typeof schoolManageContract;
