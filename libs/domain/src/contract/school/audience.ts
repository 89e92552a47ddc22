import Type, { type Static } from 'typebox';
import type { audienceCalls } from '../../calls/school/audience';
import { fileLimits } from '../../codes/base/fileLimits';
import {
  audienceGroupKinds,
  audienceKinds,
  audienceLimits,
  schoolAudienceKinds,
} from '../../codes/school/audiences';
import { roles } from '../../codes/people/roles';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, keyOf, nullable, pageQuery, pageOf } from '../shapes';

/** A member of a school; `number` is empty if the school's roll has none. */
export const AudiencePerson = Type.Object({
  personId: Id,
  name: Type.String(),
  number: Type.String(),
});
export type AudiencePerson = Static<typeof AudiencePerson>;

const groupKeys = { kind: keyOf(audienceGroupKinds), id: Id };
const GroupAsked = strictObject(groupKeys);
const GroupsAsked = Type.Array(GroupAsked, {
  maxItems: audienceLimits.groups,
  uniqueItems: true,
});

/** A group of the school; the id of a year is the year itself. */
export const AudienceGroup = Type.Object({ ...groupKeys, name: Type.String() });
export type AudienceGroup = Static<typeof AudienceGroup>;

/** One that may be chosen. */
export const AudienceGroupChoice = Type.Object({
  ...groupKeys,
  name: Type.String(),
  /** What tells it from others of its name. */
  note: Type.String(),
  /** Of a department: there are departments below it. */
  hasMore: Type.Boolean(),
});
export type AudienceGroupChoice = Static<typeof AudienceGroupChoice>;

/**
 * A requested audience. With `groups`, `groups` is the full list; with `chosen`, `personIds` is the full list; with `code` it is the list of
 * joined people who stay (left out, all of them).
 */
export const AudienceAsked = strictObject({
  kind: keyOf(schoolAudienceKinds),
  groups: Type.Optional(GroupsAsked),
  personIds: Type.Optional(Type.Array(Id, { maxItems: audienceLimits.people, uniqueItems: true })),
});
export type AudienceAsked = Static<typeof AudienceAsked>;

/** `people` are those who were chosen or joined by code; a school and its groups are only counted. */
export const AudienceShown = Type.Object({
  id: Id,
  kind: keyOf(audienceKinds),
  code: nullable(Type.String()),
  count: Type.Integer(),
  people: Type.Array(AudiencePerson),
  groups: Type.Array(AudienceGroup),
});
export type AudienceShown = Static<typeof AudienceShown>;

/** The people found by a list of numbers, and the numbers without a match. */
export const AudienceMatch = Type.Object({
  found: Type.Array(AudiencePerson),
  missing: Type.Array(Type.String()),
});
export type AudienceMatch = Static<typeof AudienceMatch>;

export const audienceContract = {
  /** Members of the caller's school, by name or number. */
  people: {
    access: 'teacher',
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      role: Type.Optional(codeOf(roles)),
    }),
    data: pageOf(AudiencePerson),
  },
  /** Groups of the caller's school: the departments below one, or of any kind by name. */
  groups: {
    access: 'teacher',
    query: strictObject({
      ...pageQuery,
      kind: keyOf(audienceGroupKinds),
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      parentId: Type.Optional(Id),
    }),
    data: pageOf(AudienceGroupChoice),
  },
  /** How many learners are in them now. */
  countGroups: {
    access: 'teacher',
    body: strictObject({ groups: GroupsAsked }),
    data: Type.Object({ count: Type.Integer() }),
  },
  /** Student numbers or phones, separated by anything that is not part of a number. */
  match: {
    access: 'teacher',
    body: strictObject({ text: Type.String({ maxLength: audienceLimits.pastedSigns }) }),
    data: AudienceMatch,
  },
  /** The same for a spreadsheet: any cell may hold a number. */
  matchSheet: {
    access: 'teacher',
    takesFile: { maxBytes: fileLimits.importList },
    data: AudienceMatch,
  },
  detail: { access: 'teacher', query: strictObject({ audienceId: Id }), data: AudienceShown },
  /** The old code stops working; people who joined by it stay. */
  renewCode: {
    access: 'teacher',
    body: strictObject({ audienceId: Id }),
    data: Type.Object({ code: Type.String() }),
  },
  /** Members of any school may join. */
  join: {
    access: 'user',
    body: strictObject({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
    data: Type.Object({ schoolName: Type.String(), isNew: Type.Boolean() }),
  },
} satisfies Record<keyof typeof audienceCalls, CallContract>;

export type AudienceContract = typeof audienceContract;
