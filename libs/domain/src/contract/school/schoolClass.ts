import Type, { type Static } from 'typebox';
import type { schoolClassCalls } from '../../calls/school/schoolClass';
import { schoolClassLimits } from '../../codes/school/schoolClasses';
import type { CallContract } from '../call';
import { FileLink, Id, Moment, nullable, pageOf, pageQuery, strictObject } from '../shapes';

export const Year = Type.Integer({
  minimum: schoolClassLimits.firstYear,
  maximum: schoolClassLimits.lastYear,
});
const Done = Type.Null();

export const SchoolClass = Type.Object({
  id: Id,
  name: Type.String(),
  year: Type.Integer(),
  department: nullable(Type.Object({ id: Id, name: Type.String() })),
  /** The head teacher, as a member of the school. */
  teacher: nullable(Type.Object({ memberId: Id, name: Type.String() })),
  people: Type.Integer(),
  archivedAt: nullable(Moment),
  version: Type.Integer(),
});
export type SchoolClass = Static<typeof SchoolClass>;

const written = {
  name: Type.String({ minLength: 1, maxLength: schoolClassLimits.name }),
  year: Year,
  departmentId: nullable(Id),
  teacherMemberId: nullable(Id),
};

const filters = {
  keyword: Type.Optional(Type.String({ maxLength: 50 })),
  year: Type.Optional(Year),
  /** With all below it. */
  departmentId: Type.Optional(Id),
  isArchived: Type.Optional(Type.Boolean()),
};

export const schoolClassContract = {
  list: {
    access: 'user',
    right: 'viewPeople',
    query: strictObject({ ...pageQuery, ...filters }),
    data: pageOf(SchoolClass),
  },
  export: { access: 'user', right: 'viewPeople', query: strictObject(filters), data: FileLink },
  /** The years of entry that have a class, newest first. */
  years: { access: 'user', right: 'viewPeople', data: Type.Array(Type.Integer()) },
  add: {
    access: 'user',
    right: 'structure',
    body: strictObject(written),
    data: Type.Object({ id: Id }),
  },
  /** Refused when somebody else has changed the class since this version. */
  edit: {
    access: 'user',
    right: 'structure',
    body: strictObject({ ...written, id: Id, version: Type.Integer() }),
    data: Done,
  },
  archive: {
    access: 'user',
    right: 'structure',
    body: strictObject({ id: Id, isArchived: Type.Boolean() }),
    data: Done,
  },
  /** Only while nobody is in it. */
  remove: { access: 'user', right: 'structure', query: strictObject({ id: Id }), data: Done },
} satisfies Record<keyof typeof schoolClassCalls, CallContract>;

export type SchoolClassContract = typeof schoolClassContract;
