import { makeHttp } from '@cheese/api-client/base';
import { tokenCookie } from '@cheese/auth/tokenCookie';
import { services } from '@cheese/domain/calls/services';
import { makeToaster } from '@cheese/ui/toast/makeToaster';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { makeSite } from './makeSite';
import { toRoutes } from './router';
import { developerScreens, screens } from './routes';
import { readSettings } from './settings';

const cookieName = import.meta.env.MODE === 'production' ? 'cheese-token' : 'cheese-token-test';
const toaster = makeToaster();
const { store, session } = makeSite({
  http: makeHttp(services.main),
  tokens: tokenCookie(cookieName, document, location.hostname),
  toaster,
  whereabouts: () => location.pathname + location.search,
  lost: () => location.assign('/error'),
});
// Asked for in these very words, the build knows the answer and leaves the developers' screens out.
const shown = import.meta.env.DEV ? [...developerScreens, ...screens] : screens;
const router = createBrowserRouter(toRoutes(shown));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <App
    store={store}
    session={session}
    settings={readSettings(import.meta.env, location)}
    toaster={toaster}
  >
    <RouterProvider router={router} />
  </App>,
);
// A question that finds no network has led to the error page by itself.
session.begin().catch(() => undefined);
