import Type, { type Static } from 'typebox';
import type { personManageCalls } from '../../calls/people/personManage';
import { memberStates } from '../../codes/people/memberStates';
import { FEWEST_PROOFS, identityProofs, personStates } from '../../codes/people/personStates';
import { roles } from '../../codes/people/roles';
import type { CallContract } from '../call';
import { Phone, SmsCode, ticketAsked } from './shapes/credentials';
import { codeOf, Id, keyOf, Moment, nullable, pageOf, pageQuery, strictObject } from '../shapes';

const PersonSchool = Type.Object({
  mainOrgId: Id,
  school: Type.String(),
  role: codeOf(roles),
  number: nullable(Type.String()),
  state: codeOf(memberStates),
});

export const ManagedPerson = Type.Object({
  id: Id,
  name: nullable(Type.String()),
  nickname: Type.String(),
  /** With its middle hidden. */
  phone: nullable(Type.String()),
  isPlatformAdmin: Type.Boolean(),
  registeredAt: Moment,
  disabledAt: nullable(Moment),
  schools: Type.Array(PersonSchool),
});
export type ManagedPerson = Static<typeof ManagedPerson>;

const PersonDetail = Type.Object({
  ...ManagedPerson.properties,
  hasPassword: Type.Boolean(),
  sessions: Type.Array(
    Type.Object({ id: Id, device: Type.String(), address: Type.String(), lastUsedAt: Moment }),
  ),
});
export type PersonDetail = Static<typeof PersonDetail>;

const Reason = Type.String({ minLength: 1, maxLength: 200 });

export const personManageContract = {
  /** A keyword is a phone, a number or account at a school, or the beginning of a name. */
  list: {
    access: 'platformAdmin',
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      state: Type.Optional(keyOf(personStates)),
    }),
    data: pageOf(ManagedPerson),
  },
  detail: { access: 'platformAdmin', query: strictObject({ id: Id }), data: PersonDetail },
  /** Ends what they are signed in on; nothing of theirs is lost. */
  disable: {
    access: 'platformAdmin',
    body: strictObject({ id: Id, isDisabled: Type.Boolean(), reason: Reason }),
    data: Type.Null(),
  },
  endSessions: {
    access: 'platformAdmin',
    body: strictObject({ id: Id, reason: Reason }),
    data: Type.Object({ ended: Type.Integer() }),
  },
  /**
   * For whoever lost phone and password: the code proves the new phone, the password before goes, and
   * so does everything that was signed in.
   */
  replacePhone: {
    access: 'platformAdmin',
    body: strictObject({
      id: Id,
      phoneNum: Phone,
      code: SmsCode,
      ...ticketAsked,
      proofs: Type.Array(keyOf(identityProofs), {
        minItems: FEWEST_PROOFS,
        maxItems: Object.keys(identityProofs).length,
        uniqueItems: true,
      }),
      reason: Reason,
    }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof personManageCalls, CallContract>;

export type PersonManageContract = typeof personManageContract;
