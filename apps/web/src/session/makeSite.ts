import type { CallContext } from '@cheese/api-client/base';
import type { TokenStore } from '@cheese/auth/tokenCookie';
import type { Toaster } from '@cheese/ui/toast/makeToaster';
import { makeMainSession } from './makeMainSession';
import { makeStore } from '../store';
import { paidTabs } from './paidTabs';

interface Surroundings {
  http: CallContext['http'];
  tokens: TokenStore;
  toaster: Pick<Toaster, 'error' | 'warning'>;
  /** Where the visitor is, to come back to after signing in. */
  whereabouts(): string;
  /** Leads to the error page. */
  lost(): void;
}

/** Store and session of the site, made for each other: calls know the session, it asks calls. */
export function makeSite({ http, tokens, toaster, whereabouts, lost }: Surroundings) {
  const tabs = paidTabs('BroadcastChannel' in window ? new BroadcastChannel('cheese-paid') : null);
  const context: CallContext = {
    http,
    token: tokens.get,
    signedOut: () => session.lose(whereabouts()),
    lost,
    paid: tabs.tell,
  };
  const store = makeStore({ context, toaster });
  tabs.follow(store.dispatch);
  const session = makeMainSession(store, tokens);
  return { store, session };
}
