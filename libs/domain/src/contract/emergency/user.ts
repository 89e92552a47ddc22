import Type, { type Static } from 'typebox';
import type { userCalls } from '../../calls/emergency/user';
import { emergencyRoles } from '../../codes/emergency/centre';
import type { CallContract } from '../call';
import { Password, Phone, SmsCode, ticketAsked, tokenAsked } from '../people/shapes/credentials';
import { codeOf, strictObject, Id, nullable } from '../shapes';

/** The signed-in user as shown in the header of the emergency centre. */
export const EmergencyUser = Type.Object({
  id: Id,
  name: Type.String(),
  avatar: nullable(Type.String()),
  role: codeOf(emergencyRoles),
  orgName: nullable(Type.String()),
});
export type EmergencyUser = Static<typeof EmergencyUser>;

/**
 * `setPassword` also serves a forgotten password: that user names their phone, a signed-in user
 * does not.
 */
export const userContract = {
  infoExtend: { access: 'user', data: EmergencyUser },
  tokenValid: { access: 'open', body: tokenAsked, data: Type.Boolean() },
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
} satisfies Record<keyof typeof userCalls, CallContract>;

export type UserContract = typeof userContract;
