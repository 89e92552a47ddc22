import { makeHttp } from '@cheese/api-client/base';
import { tokenCookie } from '@cheese/auth/tokenCookie';
import { services } from '@cheese/domain/calls/services';
import { makeToaster } from '@cheese/ui/toast/makeToaster';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { toRoutes } from './router';
import { developerScreens, screens } from './routes';
import { readSettings } from './settings';
import { makeStore } from './store';

const cookieName = import.meta.env.MODE === 'production' ? 'cheese-token' : 'cheese-token-test';
const tokens = tokenCookie(cookieName, document, location.hostname);
const toaster = makeToaster();
const context = {
  http: makeHttp(services.main),
  token: tokens.get,
  signedOut: tokens.clear,
  lost: () => location.assign('/error'),
};
const store = makeStore({ context, toaster });
// Asked for in these very words, the build knows the answer and leaves the developers' screens out.
const shown = import.meta.env.DEV ? [...developerScreens, ...screens] : screens;
const router = createBrowserRouter(toRoutes(shown));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <App store={store} settings={readSettings(import.meta.env, location)} toaster={toaster}>
    <RouterProvider router={router} />
  </App>,
);
