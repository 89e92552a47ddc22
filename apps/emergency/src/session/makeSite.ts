import type { CallContext } from '@cheese/api-client/base';
import type { TokenStore } from '@cheese/auth/tokenCookie';
import type { Toaster } from '@cheese/ui/toast/makeToaster';
import { makeEmergencySession } from './makeEmergencySession';
import { makeStore } from '../store';

interface Surroundings extends Pick<CallContext, 'http' | 'lost'> {
  tokens: TokenStore;
  toaster: Pick<Toaster, 'error' | 'warning'>;
  /** The current address, to return to after signing in. */
  whereabouts(): string;
}

/** Store and session need each other, so they are made together. */
export function makeSite({ tokens, toaster, whereabouts, ...wire }: Surroundings) {
  const store = makeStore({
    context: { ...wire, token: tokens.get, signedOut: () => session.lose(whereabouts()) },
    toaster,
  });
  const session = makeEmergencySession(store, tokens);
  return { store, session };
}
