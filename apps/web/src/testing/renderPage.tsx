import { type FakeService, fakeService } from '@cheese/api-client/testing/fakeService';
import { tokenCookie } from '@cheese/auth/tokenCookie';
import { makeToaster } from '@cheese/ui/toast/makeToaster';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App';
import { layouts } from '../layouts/layouts';
import { makeSite } from '../session/makeSite';
import { toRoutes } from '../router';
import { screens } from '../routes';
import type { Screen } from '../routes/screen';
import type { Settings } from '../settings/settings';

export const unsaid: Settings = {
  imageHost: '/storage/',
  emergencyOrigin: 'http://emergency.test',
  hotline: '400-000-0000',
  address: null,
  followAddress: null,
  chatScript: null,
  neighbours: { university: null, contest: null, clinical: null },
  copyright: null,
  filingNumber: null,
};

/** Loaded ahead, so that it does not count towards a test's timeout. */
beforeAll(() => layouts.none());

/** Without its layout, which takes as long to render and has tests of its own. */
const unframed = (screen: Screen): Screen => ({ ...screen, layout: 'none' });

/** Opens the real site at an address, without layouts; only the server is faked. */
export const renderPage = (
  address: string,
  service?: FakeService,
  said?: Partial<Settings>,
  shown: readonly Screen[] = screens,
) => renderSite(address, service, said, shown.map(unframed));

/** Includes the layout: header, menus and footer. */
export function renderSite(
  address: string,
  service: FakeService = fakeService(),
  said: Partial<Settings> = {},
  shown: readonly Screen[] = screens,
) {
  const toaster = makeToaster();
  const tokens = tokenCookie('cheese-token-test', document, 'localhost');
  const router = createMemoryRouter(toRoutes(shown), { initialEntries: [address] });
  const at = () => router.state.location.pathname + router.state.location.search;
  const { http, lost } = service.context;
  const { store, session } = makeSite({ http, tokens, toaster, whereabouts: at, lost });
  render(
    <App store={store} session={session} settings={{ ...unsaid, ...said }} toaster={toaster}>
      <RouterProvider router={router} />
    </App>,
  );
  act(() => void session.begin().catch(() => undefined));
  return { user: userEvent.setup(), service, session, tokens, at, router };
}
