import { fakeService } from '@cheese/api-client/testing/fakeService';
import { tokenCookie } from '@cheese/auth/tokenCookie';
import { makeToaster } from '@cheese/ui/toast/makeToaster';
import type { ReactNode } from 'react';
import { App } from '../App';
import { makeSite } from '../session/makeSite';
import { unsaid } from './renderPage';

/** Providers for a component rendered alone: no user, no calls. */
export function aSite() {
  const toaster = makeToaster();
  const tokens = tokenCookie('cheese-token-test', document, 'localhost');
  const { http, lost } = fakeService().context;
  const { store, session } = makeSite({ http, tokens, toaster, whereabouts: () => '/', lost });
  return ({ children }: { children: ReactNode }) => (
    <App store={store} session={session} settings={unsaid} toaster={toaster}>
      {children}
    </App>
  );
}
