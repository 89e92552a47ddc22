import { type FakeService, fakeService } from '@cheese/api-client/testing/fakeService';
import { tokenCookie } from '@cheese/auth/tokenCookie';
import { makeToaster } from '@cheese/ui/toast/makeToaster';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App';
import { makeSite } from '../session/makeSite';
import { toRoutes } from '../router';
import { screens } from '../routes';

const settings = { imageHost: '/storage/', mainOrigin: 'http://main.test' };

/** Renders the real site at an address; only the server is faked. */
export function renderPage(address: string, service: FakeService = fakeService()) {
  const toaster = makeToaster();
  const tokens = tokenCookie('smreds-token-test', document, 'localhost');
  const router = createMemoryRouter(toRoutes(screens), { initialEntries: [address] });
  const at = () => router.state.location.pathname + router.state.location.search;
  const { http, lost } = service.context;
  const { store, session } = makeSite({ http, tokens, toaster, whereabouts: at, lost });
  render(
    <App store={store} session={session} settings={settings} toaster={toaster}>
      <RouterProvider router={router} />
    </App>,
  );
  act(() => void session.begin().catch(() => undefined));
  const goBack = () => act(() => router.navigate(-1));
  return { user: userEvent.setup(), service, session, tokens, at, goBack };
}
