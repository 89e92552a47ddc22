import Type, { type Static } from 'typebox';
import type { schoolRoleCalls } from '../../calls/school/schoolRole';
import { givableRights, schoolRights } from '../../codes/school/schoolRights';
import type { CallContract } from '../call';
import { Id, keyOf, strictObject, Version } from '../shapes';

const Done = Type.Null();
const written = {
  name: Type.String({ minLength: 1, maxLength: 20 }),
  rights: Type.Array(keyOf(givableRights), { minItems: 1, uniqueItems: true }),
};

export const SchoolRole = Type.Object({
  id: Id,
  name: Type.String(),
  rights: Type.Array(keyOf(givableRights)),
  people: Type.Integer(),
  version: Version,
});
export type SchoolRole = Static<typeof SchoolRole>;

export const schoolRoleContract = {
  list: { access: 'user', right: 'roles', data: Type.Array(SchoolRole) },
  /** What the caller may do somewhere in their school, for menus; empty for people of none. */
  mine: {
    access: 'user',
    data: Type.Array(Type.Object({ right: keyOf(schoolRights), isWhole: Type.Boolean() })),
  },
  add: {
    access: 'user',
    right: 'roles',
    body: strictObject(written),
    data: Type.Object({ id: Id }),
  },
  edit: {
    access: 'user',
    right: 'roles',
    body: strictObject({ id: Id, version: Version, ...written }),
    data: Done,
  },
  /** Those who have it lose it. */
  remove: { access: 'user', right: 'roles', query: strictObject({ id: Id }), data: Done },
} satisfies Record<keyof typeof schoolRoleCalls, CallContract>;

export type SchoolRoleContract = typeof schoolRoleContract;
