import Type, { type Static } from 'typebox';
import type { ownSchoolCalls } from '../../calls/school/ownSchool';
import { roles } from '../../codes/people/roles';
import type { CallContract } from '../call';
import { Phone, SignedIn, SmsCode, ticketAsked } from '../people/shapes/credentials';
import { codeOf, strictObject, Id } from '../shapes';
import { Organisation } from '../people/organisation';

export const OwnSchool = Type.Object({
  ...Organisation.properties,
  role: codeOf(roles),
  number: Type.Union([Type.String(), Type.Null()]),
  /** The session is in this one. */
  isHere: Type.Boolean(),
  /** It cannot be entered for now. */
  isSuspended: Type.Boolean(),
});
export type OwnSchool = Static<typeof OwnSchool>;

const School = strictObject({ mainOrgId: Id });

/** Entering answers a new token: the one before ends, so that no tab goes on in the other school. */
export const ownSchoolContract = {
  list: { access: 'user', data: Type.Array(OwnSchool) },
  enter: { access: 'user', body: School, data: SignedIn },
  /**
   * Joins an account that a school made to the account of a phone, which its code proves: places at
   * schools and all work go there, and the session goes on in it.
   */
  join: {
    access: 'user',
    body: strictObject({ phoneNum: Phone, code: SmsCode, ...ticketAsked }),
    data: SignedIn,
  },
  leave: { access: 'user', body: School, data: Type.Null() },
} satisfies Record<keyof typeof ownSchoolCalls, CallContract>;

export type OwnSchoolContract = typeof ownSchoolContract;
