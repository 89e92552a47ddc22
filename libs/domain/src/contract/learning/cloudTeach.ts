import Type, { type Static } from 'typebox';
import type { cloudTeachCalls } from '../../calls/learning/cloudTeach';
import { applicationStates } from '../../codes/learning/cloudTeach';
import type { CallContract } from '../call';
import { Phone, SmsCode } from '../people/credentials';
import { codeOf, exactly, Id, Moment } from '../shapes';

export const TeachApplication = Type.Object({
  id: Id,
  organisation: Type.String(),
  state: codeOf(applicationStates),
  appliedAt: Moment,
});
export type TeachApplication = Static<typeof TeachApplication>;

const Line = Type.String({ minLength: 1, maxLength: 50 });

/** Schools ask before they have an account. The code is the one that `auth` sends to the phone. */
export const cloudTeachContract = {
  apply: {
    access: 'open',
    body: exactly({
      name: Line,
      organisation: Line,
      position: Line,
      phone: Phone,
      code: SmsCode,
      message: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    data: Type.Object({ id: Id }),
  },
  mine: { access: 'user', data: Type.Array(TeachApplication) },
} satisfies Record<keyof typeof cloudTeachCalls, CallContract>;

export type CloudTeachContract = typeof cloudTeachContract;
