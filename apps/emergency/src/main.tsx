import { makeHttp } from '@cheese/api-client/base';
import { tokenCookie } from '@cheese/auth/tokenCookie';
import { services } from '@cheese/domain/calls/services';
import { makeToaster } from '@cheese/ui/toast/makeToaster';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { routes } from './routes';
import { makeStore } from './store';

const { MODE, VITE_IMAGE_HOST } = import.meta.env;

const cookieName = MODE === 'production' ? 'smreds-token' : 'smreds-token-test';
const tokens = tokenCookie(cookieName, document, location.hostname);
const toaster = makeToaster();
const context = {
  http: makeHttp(services.emergency),
  token: tokens.get,
  signedOut: tokens.clear,
  lost: () => location.assign('/error'),
};
const store = makeStore({ context, toaster });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <App store={store} imageHost={VITE_IMAGE_HOST ?? '/storage/'} toaster={toaster}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </App>,
);
