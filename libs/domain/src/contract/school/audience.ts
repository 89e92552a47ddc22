import Type, { type Static } from 'typebox';
import type { audienceCalls } from '../../calls/school/audience';
import { fileLimits } from '../../codes/base/fileLimits';
import { audienceKinds, audienceLimits, schoolAudienceKinds } from '../../codes/school/audiences';
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

/**
 * A requested audience. With `chosen`, `personIds` is the full list; with `code` it is the list of
 * joined people who stay (left out, all of them).
 */
export const AudienceAsked = strictObject({
  kind: keyOf(schoolAudienceKinds),
  personIds: Type.Optional(Type.Array(Id, { maxItems: audienceLimits.people, uniqueItems: true })),
});
export type AudienceAsked = Static<typeof AudienceAsked>;

/** `people` are those who were chosen or joined by code; a whole school is only counted. */
export const AudienceShown = Type.Object({
  id: Id,
  kind: keyOf(audienceKinds),
  code: nullable(Type.String()),
  count: Type.Integer(),
  people: Type.Array(AudiencePerson),
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
