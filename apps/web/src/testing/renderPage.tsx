import { type FakeService, fakeService } from '@cheese/api-client/testing/fakeService';
import { makeToaster } from '@cheese/ui/toast/makeToaster';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App';
import { toRoutes } from '../router';
import { screens } from '../routes';
import { makeStore } from '../store';

const settings = {
  imageHost: '/storage/',
  emergencyOrigin: 'http://emergency.test',
  hotline: '400-000-0000',
};

/** Opens the real site at an address; only the wire to the server is the test's. */
export function renderPage(address: string, service: FakeService = fakeService()) {
  const toaster = makeToaster();
  const store = makeStore({ context: service.context, toaster });
  const router = createMemoryRouter(toRoutes(screens), { initialEntries: [address] });
  render(
    <App store={store} settings={settings} toaster={toaster}>
      <RouterProvider router={router} />
    </App>,
  );
  const at = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), service, at };
}
