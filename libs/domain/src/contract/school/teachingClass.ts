import Type, { type Static } from 'typebox';
import type { teachingClassCalls } from '../../calls/school/teachingClass';
import { fileLimits } from '../../codes/base/fileLimits';
import { memberStates } from '../../codes/people/memberStates';
import {
  joinedBy,
  placeStates,
  teachingLimits,
  teachingRoles,
} from '../../codes/school/teachingClasses';
import type { CallContract } from '../call';
import {
  FileLink,
  Id,
  Moment,
  codeOf,
  keyOf,
  nullable,
  pageOf,
  pageQuery,
  strictObject,
} from '../shapes';

const keyword = Type.Optional(Type.String({ maxLength: 50 }));

const fields = {
  id: Id,
  name: Type.String(),
  /** As the school calls the course. */
  courseName: Type.String(),
  termId: Id,
  termName: Type.String(),
  /** Its term is archived, so that nothing in it can be changed. */
  isArchived: Type.Boolean(),
  teachers: Type.Array(Type.String()),
};

export const TeachingClass = Type.Object({
  ...fields,
  teacherCount: Type.Integer(),
  assistantCount: Type.Integer(),
  learnerCount: Type.Integer(),
  /** The caller may change it. */
  mayEdit: Type.Boolean(),
  version: Type.Integer(),
});
export type TeachingClass = Static<typeof TeachingClass>;

export const TeachingClassDetail = Type.Object({
  ...TeachingClass.properties,
  /** The caller may say who teaches. */
  mayStaff: Type.Boolean(),
  /** For those who may change it; null while joining is closed. */
  code: nullable(Type.String()),
});
export type TeachingClassDetail = Static<typeof TeachingClassDetail>;

/** Somebody's time in a class. */
export const TeachingPlace = Type.Object({
  placeId: Id,
  membershipId: Id,
  name: Type.String(),
  number: Type.String(),
  /** The administrative class; empty for none. */
  className: Type.String(),
  role: codeOf(teachingRoles),
  /** Of the member in their school. */
  state: codeOf(memberStates),
  seesMarks: Type.Boolean(),
  by: codeOf(joinedBy),
  joinedAt: Moment,
  leftAt: nullable(Moment),
});
export type TeachingPlace = Static<typeof TeachingPlace>;

/** A member of the school who may be taken in. */
export const TeachingCandidate = Type.Object({
  membershipId: Id,
  name: Type.String(),
  number: Type.String(),
  className: Type.String(),
  isInside: Type.Boolean(),
});
export type TeachingCandidate = Static<typeof TeachingCandidate>;

/** A class that the caller is in. */
export const OwnTeachingClass = Type.Object({
  ...fields,
  role: codeOf(teachingRoles),
  joinedAt: Moment,
});
export type OwnTeachingClass = Static<typeof OwnTeachingClass>;

const written = {
  name: Type.String({ minLength: 1, maxLength: teachingLimits.name, pattern: '\\S' }),
  courseName: Type.String({ minLength: 1, maxLength: teachingLimits.name, pattern: '\\S' }),
};
const one = strictObject({ id: Id });
const ids = (most: number) => Type.Array(Id, { minItems: 1, maxItems: most, uniqueItems: true });
const made = Type.Object({ id: Id });

/** How many came in, and how many were there already. */
const added = { added: Type.Integer(), already: Type.Integer() };
export const PeopleAdded = Type.Object(added);
export type PeopleAdded = Static<typeof PeopleAdded>;

const view = { access: 'user', right: 'viewTeaching' } as const;
const change = { access: 'user', right: 'editTeaching' } as const;

const filters = { keyword, termId: Type.Optional(Id) };
const placeFilters = {
  keyword,
  id: Id,
  role: Type.Optional(codeOf(teachingRoles)),
  /** Those who are in it, unless asked for those who have left. */
  state: Type.Optional(keyOf(placeStates)),
};

export const teachingClassContract = {
  list: {
    ...view,
    query: strictObject({ ...pageQuery, ...filters }),
    data: Type.Object({
      ...pageOf(TeachingClass).properties,
      mayAdd: Type.Boolean(),
      /** Whoever adds one names a teacher with it. */
      needsTeacher: Type.Boolean(),
    }),
  },
  export: { ...view, query: strictObject(filters), data: FileLink },
  detail: { ...view, query: one, data: TeachingClassDetail },
  people: {
    ...view,
    query: strictObject({ ...pageQuery, ...placeFilters }),
    data: pageOf(TeachingPlace),
  },
  exportPeople: { ...view, query: strictObject(placeFilters), data: FileLink },
  /** Members of the school who may be this, by name, pinyin or number; for a class or a new one. */
  candidates: {
    ...change,
    query: strictObject({
      ...pageQuery,
      id: Type.Optional(Id),
      role: codeOf(teachingRoles),
      keyword: Type.String({ maxLength: 50 }),
    }),
    data: pageOf(TeachingCandidate),
  },
  /** A head of a department names a teacher of the department, in whose hands it is. */
  add: {
    ...change,
    body: strictObject({
      ...written,
      termId: Id,
      teacherIds: Type.Optional(ids(teachingLimits.teachers)),
    }),
    data: made,
  },
  /** Refused when somebody else has changed the class since this version. */
  edit: {
    ...change,
    body: strictObject({ ...written, id: Id, version: Type.Integer() }),
    data: Type.Object({ version: Type.Integer() }),
  },
  /** Only while no learner is in it. */
  remove: { ...change, query: one, data: Type.Null() },
  /** The learners of these administrative classes as they are now. */
  addClasses: {
    ...change,
    body: strictObject({ id: Id, classIds: ids(teachingLimits.classes) }),
    data: PeopleAdded,
  },
  addPeople: {
    ...change,
    body: strictObject({
      id: Id,
      membershipIds: ids(teachingLimits.atOnce),
      role: codeOf(teachingRoles),
    }),
    data: PeopleAdded,
  },
  /** Learners by the numbers in any cells of a spreadsheet. */
  addSheet: {
    ...change,
    body: strictObject({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) }),
    takesFile: { maxBytes: fileLimits.importList },
    data: Type.Object({ ...added, missing: Type.Array(Type.String()) }),
  },
  /** Whether an assistant sees marks. */
  setMarks: {
    ...change,
    body: strictObject({ id: Id, placeId: Id, seesMarks: Type.Boolean() }),
    data: Type.Null(),
  },
  /** They leave; their time in the class stays known. */
  removePeople: {
    ...change,
    body: strictObject({ id: Id, placeIds: ids(teachingLimits.atOnce) }),
    data: Type.Object({ removed: Type.Integer() }),
  },
  /** Takes a removal back, for as long as `undoMinutes`. */
  undoRemove: {
    ...change,
    body: strictObject({ id: Id, placeIds: ids(teachingLimits.atOnce) }),
    data: Type.Object({ restored: Type.Integer() }),
  },
  /** Opens joining with a new code, or closes it; an old code stops working either way. */
  code: {
    ...change,
    body: strictObject({ id: Id, isOpen: Type.Boolean() }),
    data: Type.Object({ code: nullable(Type.String()) }),
  },
  /** Active members of the school of the class may join as learners. */
  join: {
    access: 'user',
    body: strictObject({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
    data: Type.Object({
      name: Type.String(),
      courseName: Type.String(),
      isNew: Type.Boolean(),
    }),
  },
  mine: { access: 'user', query: strictObject(pageQuery), data: pageOf(OwnTeachingClass) },
} satisfies Record<keyof typeof teachingClassCalls, CallContract>;

export type TeachingClassContract = typeof teachingClassContract;
