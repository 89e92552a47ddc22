import Type, { type Static } from 'typebox';
import type { userCalls } from '../../calls/people/user';
import { halos } from '../../codes/shop/membership';
import { fileLimits } from '../../codes/base/fileLimits';
import { genders } from '../../codes/people/people';
import { roles } from '../../codes/people/roles';
import type { CallContract } from '../call';
import { Password, Phone, SmsCode, ticketAsked, tokenAsked } from './shapes/credentials';
import { Organisation } from './organisation';
import { codeOf, strictObject, Id, Moment, nullable } from '../shapes';

const infoFields = {
  name: nullable(Type.String()),
  nickname: Type.String(),
  avatar: nullable(Type.String()),
};
/** The user's data shown in the header. */
export const UserInfo = Type.Object(infoFields);
export type UserInfo = Static<typeof UserInfo>;

const UserExtend = Type.Object({
  ...infoFields,
  gender: codeOf(genders),
  introduction: Type.String(),
});

const User = Type.Object({
  id: Id,
  userName: nullable(Type.String({ description: 'The school account.' })),
  phoneNum: nullable(Type.String({ description: 'With its middle hidden.' })),
  number: nullable(Type.String({ description: 'Of the student or of the staff (学号、工号).' })),
  orgUserRole: nullable(Type.Object({ code: codeOf(roles) })),
  organisation: nullable(Organisation),
  suspendedSchools: Type.Array(Type.String(), {
    description: 'Names of those of their schools that the platform has suspended.',
  }),
  isPlatformAdmin: Type.Boolean(),
  mustChangePassword: Type.Boolean({
    description: 'Nothing else is open before the initial password is replaced.',
  }),
});

/** All data shown on a user's own pages. */
export const CompleteUserInfo = Type.Object({ user: User, userExtend: UserExtend });
export type CompleteUserInfo = Static<typeof CompleteUserInfo>;

/** An entitlement beside the role, such as membership, and its end. */
export const Halo = Type.Object({ code: codeOf(halos), expiration: Moment });
export type Halo = Static<typeof Halo>;

const Nickname = Type.String({ minLength: 1, maxLength: 20 });
const RealName = Type.String({ minLength: 1, maxLength: 30 });

/**
 * `setPassword` also serves a forgotten password: that user is not signed in and names their phone,
 * a signed-in user does not. `changeIdentity` states the user's identity at their school, which is
 * checked against the school's roll. `changePhone` needs a code from each of both phones.
 */
export const userContract = {
  setPassword: {
    access: 'open',
    body: strictObject({
      code: SmsCode,
      newPassword: Password,
      phoneNum: Type.Optional(Phone),
      ...ticketAsked,
    }),
    data: Type.Null(),
  },
  /** Replaces a password that the school gave; until then nothing else is open. */
  replaceInitialPassword: {
    access: 'user',
    isOpenBeforePassword: true,
    body: strictObject({ newPassword: Password }),
    data: Type.Null(),
  },
  isPasswordSet: { access: 'user', data: Type.Boolean() },
  infoExtend: { access: 'user', isOpenBeforePassword: true, data: UserInfo },
  infoComplete: { access: 'user', isOpenBeforePassword: true, data: CompleteUserInfo },
  tokenValid: { access: 'open', body: tokenAsked, data: Type.Boolean() },
  changeProfile: {
    access: 'user',
    body: strictObject({
      nickname: Nickname,
      name: RealName,
      gender: codeOf(genders),
      introduction: Type.String({ maxLength: 200 }),
    }),
    data: Type.Null(),
  },
  changeIdentity: {
    access: 'user',
    body: strictObject({
      mainOrgId: Id,
      name: RealName,
      number: Type.String({ minLength: 1, maxLength: 32 }),
    }),
    data: Type.Null(),
  },
  changeNickname: { access: 'user', body: strictObject({ nickname: Nickname }), data: Type.Null() },
  changePhone: {
    access: 'user',
    body: strictObject({ code: SmsCode, phoneNum: Phone, newCode: SmsCode, ...ticketAsked }),
    data: Type.Null(),
  },
  bindPhone: {
    access: 'user',
    body: strictObject({ phoneNum: Phone, code: SmsCode, ...ticketAsked }),
    data: Type.Null(),
  },
  uploadAvatar: {
    access: 'user',
    takesFile: { maxBytes: fileLimits.avatar },
    data: Type.Object({ avatar: Type.String() }),
  },
  halo: { access: 'user', data: Type.Array(Halo) },
} satisfies Record<keyof typeof userCalls, CallContract>;

export type UserContract = typeof userContract;
