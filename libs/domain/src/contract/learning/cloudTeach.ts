import Type, { type Static } from 'typebox';
import type { cloudTeachCalls } from '../../calls/learning/cloudTeach';
import { applicationLimits, applicationStates } from '../../codes/learning/cloudTeach';
import type { CallContract } from '../call';
import { Phone, SmsCode, ticketAsked } from '../people/shapes/credentials';
import { codeOf, strictObject, Id, Moment, nullable } from '../shapes';

export const applicationFields = {
  id: Id,
  name: Type.String(),
  organisation: Type.String(),
  position: Type.String(),
  message: Type.String(),
  state: codeOf(applicationStates),
  /** The reason why the application was declined. */
  reason: nullable(Type.String()),
  appliedAt: Moment,
};
export const TeachApplication = Type.Object(applicationFields);
export type TeachApplication = Static<typeof TeachApplication>;

const Line = Type.String({ minLength: 1, maxLength: applicationLimits.line, pattern: '\\S' });

/**
 * Schools apply before they have an account. The code is the one that `auth` sends to the phone.
 */
export const cloudTeachContract = {
  apply: {
    access: 'open',
    body: strictObject({
      name: Line,
      organisation: Line,
      position: Line,
      phone: Phone,
      code: SmsCode,
      message: Type.Optional(Type.String({ maxLength: applicationLimits.message })),
      ...ticketAsked,
    }),
    data: Type.Object({ id: Id }),
  },
  /** Applications made while signed in, and those made with the caller's phone. */
  mine: { access: 'user', data: Type.Array(TeachApplication) },
  withdraw: { access: 'user', body: strictObject({ id: Id }), data: Type.Null() },
} satisfies Record<keyof typeof cloudTeachCalls, CallContract>;

export type CloudTeachContract = typeof cloudTeachContract;
