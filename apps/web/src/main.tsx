import { answerFirst, makeHttp } from '@cheese/api-client/base';
import { fillStorage } from '@cheese/auth/fillStorage';
import { tokenCookie } from '@cheese/auth/tokenCookie';
import { services } from '@cheese/domain/calls/services';
import { tokenCookies } from '@cheese/domain/codes/people/login';
import { isAsWritten } from '@cheese/domain/rules/text/asWritten';
import { makeToaster } from '@cheese/ui/toast/makeToaster';
import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { loadMatched } from './loading/loadMatched';
import { makeSite } from './session/makeSite';
import { mendAddress } from '@cheese/ui/address/mendAddress';
import { nameEntry } from './navigation/nameEntry';
import { paths } from './paths';
import { toRoutes } from './router';
import { developerScreens, screens } from './routes';
import { readSettings } from './settings/settings';

const cookieName = tokenCookies.main[import.meta.env.MODE === 'production' ? 'production' : 'test'];
const toaster = makeToaster();
fillStorage();
document.getElementById('late')?.remove();
mendAddress(location, history);
const { store, session } = makeSite({
  http: answerFirst(makeHttp(services.main)),
  tokens: tokenCookie(cookieName, document, location.hostname),
  toaster,
  whereabouts: () => location.pathname + location.search,
  // The error page checks the token too, so do not open it again from there.
  lost: () => location.pathname === paths.error() || location.assign(paths.error()),
});
// Written exactly like this, the build can evaluate it and leave out the developer screens.
const shown = import.meta.env.DEV ? [...developerScreens, ...screens] : screens;

void open();

/** Hydrates a prerendered page; renders any other. */
async function open() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await nextTask();
  const routes = toRoutes(shown);
  await loadMatched(routes, location);
  await nextTask();
  // The web server may choose prerendered pages by path alone, so check the query too.
  const isWritten = root.hasChildNodes() && isAsWritten(location.pathname + location.search);
  nameEntry(history);
  // Hydration data keep the router from resetting the scroll position of a user who has already
  // scrolled.
  const router = createBrowserRouter(routes, isWritten ? { hydrationData: {} } : {});
  const site = (
    <App
      store={store}
      session={session}
      toaster={toaster}
      settings={readSettings(import.meta.env, location)}
    >
      <RouterProvider router={router} />
    </App>
  );
  // After a network failure the call itself has opened the error page.
  const begin = () => void session.begin().catch(() => undefined);
  await nextTask();
  if (isWritten) return takeOver(root, site, begin);
  createRoot(root).render(site);
  begin();
}

/** Yields to user input. */
function nextTask() {
  return new Promise((done) => setTimeout(done));
}

/** Hydrates in small steps, to keep scrolling smooth. */
function takeOver(root: HTMLElement, site: ReactNode, then: () => void) {
  startTransition(
    () =>
      void hydrateRoot(
        root,
        <TakenOver root={root} then={then}>
          {site}
        </TakenOver>,
      ),
  );
}

interface TakenOverProps {
  root: HTMLElement;
  then: () => void;
  children: ReactNode;
}

/**
 * Enables what was disabled until hydration (tools/vite/prerender.mts), not earlier, or letters
 * typed in between would be lost. The session starts in a task of its own.
 */
function TakenOver({ root, then, children }: TakenOverProps) {
  useLayoutEffect(() => {
    for (const part of root.querySelectorAll('[data-waits]')) {
      part.removeAttribute('disabled');
      part.removeAttribute('data-waits');
    }
  }, [root]);
  useEffect(() => {
    const timer = setTimeout(then);
    return () => clearTimeout(timer);
  }, [then]);
  return children;
}
