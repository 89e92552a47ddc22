import type { CallContext } from '@cheese/api-client/base';
import { paidElsewhere } from '@cheese/api-client/paidTags';
import { progressElsewhere } from '@cheese/api-client/progressTags';
import type { TokenStore } from '@cheese/auth/tokenCookie';
import type { Toaster } from '@cheese/ui/toast/makeToaster';
import { makeMainSession } from './makeMainSession';
import { makeStore } from '../store';
import { sharedTabs } from './sharedTabs';

interface Surroundings {
  http: CallContext['http'];
  tokens: TokenStore;
  toaster: Pick<Toaster, 'error' | 'warning'>;
  /** The current address, to return to after signing in. */
  whereabouts(): string;
  /** Opens the error page. */
  lost(): void;
}

/** Created together, because calls need the session and the session makes calls. */
export function makeSite({ http, tokens, toaster, whereabouts, lost }: Surroundings) {
  // A purchase or a completed item in one tab updates all tabs.
  const paid = sharedTabs(channel('cheese-paid'), 'paid', paidElsewhere);
  const progressed = sharedTabs(channel('cheese-progress'), 'progress', progressElsewhere);
  const context: CallContext = {
    http,
    token: tokens.get,
    signedOut: () => session.lose(whereabouts()),
    lost,
    paid: paid.tell,
    progressed: progressed.tell,
  };
  const store = makeStore({ context, toaster });
  for (const tabs of [paid, progressed]) tabs.follow(store.dispatch);
  const session = makeMainSession(store, tokens);
  return { store, session };
}

const channel = (name: string) =>
  'BroadcastChannel' in window ? new BroadcastChannel(name) : null;
