import Type, { type Static } from 'typebox';
import { loginPlatforms } from '../../../codes/people/login';
import { codeOf, strictObject, Moment } from '../../shapes';

// Only the length is checked here; the rules of each field answer with their own messages.
export const Phone = Type.String({ maxLength: 20 });
export const Password = Type.String({ maxLength: 128 });
export const SmsCode = Type.String({ maxLength: 10 });

/** The ticket of a solved puzzle, required only after several failed attempts. */
export const ticketAsked = { ticket: Type.Optional(Type.String({ maxLength: 128 })) };

/** The fields common to every login. */
export const loginAsked = {
  loginPlatform: codeOf(loginPlatforms),
  expireTime: Type.Integer({ minimum: 60, maximum: 86_400, description: 'Seconds.' }),
  ...ticketAsked,
};

export const passwordLogin = strictObject({ ...loginAsked, phoneNum: Phone, password: Password });
export const codeLogin = strictObject({ ...loginAsked, mobile: Phone, code: SmsCode });
export const codeWanted = strictObject({ p: Type.Optional(Phone), ...ticketAsked });
export const tokenAsked = strictObject({ token: Type.String({ maxLength: 256 }) });

export const SignedIn = Type.Object({ token: Type.String(), expiresAt: Moment });
export type SignedIn = Static<typeof SignedIn>;
