import Type, { type Static } from 'typebox';
import type { guardianCalls } from '../../calls/school/guardian';
import {
  chosenBases,
  consentBases,
  consentStates,
  guardianLimits as limits,
  guardianRelations,
} from '../../codes/school/guardianConsent';
import { memberLimits } from '../../codes/school/members';
import type { CallContract } from '../call';
import { codeOf, Id, Moment, nullable, strictObject, Version } from '../shapes';
import { Day } from './term';

const Relation = nullable(codeOf(guardianRelations));

/** Who decides for a learner under 14. */
const Guardian = Type.Object({
  name: Type.String(),
  /** Its middle is hidden. */
  phone: nullable(Type.String()),
  relation: Relation,
});

/** A kept phone stays where it is left out. */
export const GuardianWritten = strictObject({
  name: Type.String({ minLength: 1, maxLength: limits.name }),
  phone: Type.Optional(nullable(Type.String({ maxLength: limits.phone }))),
  relation: Relation,
});
export type GuardianWritten = Static<typeof GuardianWritten>;

/** As 2013-05. */
export const BirthMonth = nullable(Type.String({ pattern: '^\\d{4}-\\d{2}$', maxLength: 7 }));

/** The newest consent, also if it is withdrawn since. */
const Consent = Type.Object({
  on: Type.String(),
  basis: codeOf(consentBases),
  byName: Type.String(),
  recordedAt: Moment,
  withdrawnAt: nullable(Moment),
});

/** What is kept of a learner under 14 besides their line. */
export const Guardianship = Type.Object({
  birthMonth: Type.String(),
  guardian: nullable(Guardian),
  consent: nullable(Consent),
});
export type Guardianship = Static<typeof Guardianship>;

const Waiting = Type.Object({
  id: Id,
  name: Type.String(),
  number: nullable(Type.String()),
  consent: codeOf(consentStates),
  guardian: nullable(Guardian),
  version: Version,
});
export type GuardianLine = Static<typeof Waiting>;

const guarded = { access: 'user', right: 'editPeople' } as const;
const most = { minItems: 1, maxItems: memberLimits.bulk } as const;

export const guardianContract = {
  /** The guardians of chosen people, in the order of the roll. */
  look: {
    ...guarded,
    body: strictObject({ ids: Type.Array(Id, { ...most, uniqueItems: true }) }),
    data: Type.Array(Waiting),
  },
  /** For all of them or for nobody. A guardian who is left out is the one that is known. */
  consent: {
    ...guarded,
    body: strictObject({
      people: Type.Array(
        strictObject({ id: Id, version: Version, guardian: Type.Optional(GuardianWritten) }),
        most,
      ),
      basis: codeOf(chosenBases),
      on: Day,
    }),
    data: Type.Object({ changed: Type.Integer() }),
  },
  /** Takes effect at once, like the disabling of a member. */
  withdraw: { ...guarded, body: strictObject({ id: Id, version: Version }), data: Type.Null() },
} satisfies Record<keyof typeof guardianCalls, CallContract>;

export type GuardianContract = typeof guardianContract;
