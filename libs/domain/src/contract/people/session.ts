import Type, { type Static } from 'typebox';
import type { sessionCalls } from '../../calls/people/session';
import { loginPlatforms } from '../../codes/people/login';
import type { CallContract } from '../call';
import { codeOf, strictObject, Id, Moment } from '../shapes';

/** One device on which a person is signed in. */
export const Session = Type.Object({
  id: Id,
  loginPlatform: codeOf(loginPlatforms),
  device: Type.String({ description: 'Browser and system, in words.' }),
  address: Type.String({ description: 'The network address, with its end hidden.' }),
  signedInAt: Moment,
  lastUsedAt: Moment,
  expiresAt: Moment,
  isCurrent: Type.Boolean(),
});
export type Session = Static<typeof Session>;

/** Ends sessions (下线): one of the caller's own, or all except the current one. */
export const sessionContract = {
  list: { access: 'user', data: Type.Array(Session) },
  revoke: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
  revokeOthers: { access: 'user', data: Type.Null() },
} satisfies Record<keyof typeof sessionCalls, CallContract>;

export type SessionContract = typeof sessionContract;
