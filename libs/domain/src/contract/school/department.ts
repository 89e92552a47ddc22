import Type, { type Static } from 'typebox';
import type { departmentCalls } from '../../calls/school/department';
import { departmentKinds, departmentLimits } from '../../codes/school/departments';
import type { CallContract } from '../call';
import { codeOf, FileLink, Id, nullable, strictObject } from '../shapes';

const Name = Type.String({ minLength: 1, maxLength: departmentLimits.name });
const Done = Type.Null();

/** Siblings come in their order. */
export const Department = Type.Object({
  id: Id,
  parentId: nullable(Id),
  kind: codeOf(departmentKinds),
  name: Type.String(),
  /** Active members of it alone, without those below. */
  people: Type.Integer(),
  classes: Type.Integer(),
});
export type Department = Static<typeof Department>;

export const departmentContract = {
  tree: { access: 'user', right: 'viewPeople', data: Type.Array(Department) },
  /** A head of departments takes their own part along. */
  export: { access: 'user', right: 'viewPeople', data: FileLink },
  add: {
    access: 'user',
    right: 'structure',
    body: strictObject({ parentId: nullable(Id), kind: codeOf(departmentKinds), name: Name }),
    data: Type.Object({ id: Id }),
  },
  /** `knownName` is what the caller saw: who is late is told. */
  edit: {
    access: 'user',
    right: 'structure',
    body: strictObject({
      id: Id,
      name: Name,
      kind: codeOf(departmentKinds),
      knownName: Type.String({ maxLength: departmentLimits.name }),
    }),
    data: Done,
  },
  /** Before that sibling, or to the end of its new parent's. */
  move: {
    access: 'user',
    right: 'structure',
    body: strictObject({ id: Id, parentId: nullable(Id), beforeId: nullable(Id) }),
    data: Done,
  },
  /** People, classes and what is below go over; heads of the first become heads of the second. */
  merge: {
    access: 'user',
    right: 'structure',
    body: strictObject({ id: Id, intoId: Id }),
    data: Done,
  },
  /** Only while it is empty. */
  remove: { access: 'user', right: 'structure', query: strictObject({ id: Id }), data: Done },
} satisfies Record<keyof typeof departmentCalls, CallContract>;

export type DepartmentContract = typeof departmentContract;
