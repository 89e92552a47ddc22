import Type, { type Static } from 'typebox';
import type { scanCalls } from '../../calls/people/scan';
import { scanStates } from '../../codes/people/login';
import type { CallContract } from '../call';
import { SignedIn } from './shapes/credentials';
import { codeOf, exactly, orNull } from '../shapes';

/** The token is `cancelledToken` where the phone said no, otherwise null: `submit` gives the real one. */
export const ScanAnswer = Type.Object({
  status: codeOf(scanStates),
  token: orNull(Type.String()),
});
export type ScanAnswer = Static<typeof ScanAnswer>;

const asked = exactly({ uuid: Type.String({ minLength: 1, maxLength: 64 }) });

/**
 * The page asks `login`, which is held for a while, until the phone has answered, and then
 * `submit`s to be signed in. An expired code is HTTP 408. `complete` is the phone's yes; `cancel` is its no, or the page's when
 * somebody turns back to the form.
 */
export const scanContract = {
  login: { access: 'open', body: asked, data: ScanAnswer },
  submit: { access: 'open', body: asked, data: SignedIn },
  cancel: { access: 'open', body: asked, data: Type.Null() },
  complete: { access: 'user', body: asked, data: Type.Null() },
} satisfies Record<keyof typeof scanCalls, CallContract>;

export type ScanContract = typeof scanContract;
