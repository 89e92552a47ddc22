import Type, { type Static } from 'typebox';
import type { scanCalls } from '../../calls/people/scan';
import { scanStates } from '../../codes/people/login';
import type { CallContract } from '../call';
import { SignedIn } from './shapes/credentials';
import { codeOf, strictObject, nullable } from '../shapes';

/**
 * The token is `cancelledToken` if the phone declined, otherwise null: `submit` answers the real
 * one.
 */
export const ScanAnswer = Type.Object({
  status: codeOf(scanStates),
  token: nullable(Type.String()),
});
export type ScanAnswer = Static<typeof ScanAnswer>;

const asked = strictObject({ uuid: Type.String({ minLength: 1, maxLength: 64 }) });

/**
 * The page calls `login`, a long poll that ends when the phone has answered, and then `submit` to
 * sign in. An expired code is HTTP 408. `complete` is the phone's approval; `cancel` is its
 * refusal, or the page's when the user goes back to the form.
 */
export const scanContract = {
  login: { access: 'open', body: asked, data: ScanAnswer },
  submit: { access: 'open', body: asked, data: SignedIn },
  cancel: { access: 'open', body: asked, data: Type.Null() },
  complete: { access: 'user', body: asked, data: Type.Null() },
} satisfies Record<keyof typeof scanCalls, CallContract>;

export type ScanContract = typeof scanContract;
