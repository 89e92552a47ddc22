import Type, { type Static } from 'typebox';
import type { audienceCalls } from '../../calls/people/audience';
import { fileLimits } from '../../codes/base/fileLimits';
import { audienceKinds, audienceLimits, schoolAudienceKinds } from '../../codes/people/audiences';
import { roles } from '../../codes/people/roles';
import type { CallContract } from '../call';
import { codeOf, exactly, Id, keyOf, orNull, pageAsked, pageOf } from '../shapes';

/** Somebody of a school, as its roll has them; `number` is empty where the roll has none. */
export const AudiencePerson = Type.Object({
  personId: Id,
  name: Type.String(),
  number: Type.String(),
});
export type AudiencePerson = Static<typeof AudiencePerson>;

/**
 * For whom something shall be. With `chosen`, `personIds` are all of them; with `code` they are
 * those who stay, of those that came in (everybody where nothing is said).
 */
export const AudienceAsked = exactly({
  kind: keyOf(schoolAudienceKinds),
  personIds: Type.Optional(Type.Array(Id, { maxItems: audienceLimits.people, uniqueItems: true })),
});
export type AudienceAsked = Static<typeof AudienceAsked>;

/** `people` are those who were chosen or came in; a whole school is counted, not listed. */
export const AudienceShown = Type.Object({
  id: Id,
  kind: keyOf(audienceKinds),
  code: orNull(Type.String()),
  count: Type.Integer(),
  people: Type.Array(AudiencePerson),
});
export type AudienceShown = Static<typeof AudienceShown>;

/** Who was meant by a list of numbers, and what nobody answers to. */
export const AudienceMatch = Type.Object({
  found: Type.Array(AudiencePerson),
  missing: Type.Array(Type.String()),
});
export type AudienceMatch = Static<typeof AudienceMatch>;

export const audienceContract = {
  /** People of the own school, by name or number. */
  people: {
    access: 'teacher',
    query: exactly({
      ...pageAsked,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      role: Type.Optional(codeOf(roles)),
    }),
    data: pageOf(AudiencePerson),
  },
  /** Student numbers or phones, parted by anything that is no number. */
  match: {
    access: 'teacher',
    body: exactly({ text: Type.String({ maxLength: audienceLimits.pastedSigns }) }),
    data: AudienceMatch,
  },
  /** The same out of a sheet: whatever cell holds a number that somebody has. */
  matchSheet: {
    access: 'teacher',
    takesFile: { maxBytes: fileLimits.importList },
    data: AudienceMatch,
  },
  detail: { access: 'teacher', query: exactly({ audienceId: Id }), data: AudienceShown },
  /** The old code lets nobody in any more; who came in by it stays. */
  renewCode: {
    access: 'teacher',
    body: exactly({ audienceId: Id }),
    data: Type.Object({ code: Type.String() }),
  },
  /** Of whichever school somebody is. */
  join: {
    access: 'user',
    body: exactly({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
    data: Type.Object({ schoolName: Type.String(), isNew: Type.Boolean() }),
  },
} satisfies Record<keyof typeof audienceCalls, CallContract>;

export type AudienceContract = typeof audienceContract;
