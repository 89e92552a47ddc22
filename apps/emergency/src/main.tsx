import { makeHttp } from '@cheese/api-client/base';
import { fillStorage } from '@cheese/auth/fillStorage';
import { tokenCookie } from '@cheese/auth/tokenCookie';
import { services } from '@cheese/domain/calls/services';
import { tokenCookies } from '@cheese/domain/codes/people/login';
import { mendAddress } from '@cheese/ui/address/mendAddress';
import { makeToaster } from '@cheese/ui/toast/makeToaster';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { makeSite } from './session/makeSite';
import { paths } from './paths';
import { toRoutes } from './router';
import { screens } from './routes';
import { readSettings } from './settings/settings';

const cookieName =
  tokenCookies.emergency[import.meta.env.MODE === 'production' ? 'production' : 'test'];
const toaster = makeToaster();
fillStorage();
document.getElementById('late')?.remove();
mendAddress(location, history);
const { store, session } = makeSite({
  http: makeHttp(services.emergency),
  tokens: tokenCookie(cookieName, document, location.hostname),
  toaster,
  whereabouts: () => location.pathname + location.search,
  // The error page checks the token too, so it must not redirect to itself.
  lost: () => location.pathname === paths.error() || location.assign(paths.error()),
});
const settings = readSettings(import.meta.env, location);
const router = createBrowserRouter(toRoutes(screens));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <App store={store} session={session} settings={settings} toaster={toaster}>
    <RouterProvider router={router} />
  </App>,
);
// If there is no network, `lost` has already opened the error page.
session.begin().catch(() => undefined);
