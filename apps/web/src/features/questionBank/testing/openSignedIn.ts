import type { FakeService } from '@cheese/api-client/testing/fakeService';
import type { Call } from '@cheese/domain/calls/call';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderPage } from '../../../testing/renderPage';

/**
 * Opens a page as a signed-in user; `sent` returns the request bodies of a call.
 * @param open `renderSite` to include the frame of the page
 */
export function openSignedIn(address: string, service: FakeService, open = renderPage) {
  fakeSignIn(service);
  document.cookie = 'cheese-token-test=a-token; path=/';
  const bodies: [string | undefined, unknown][] = [];
  service.context.http.interceptors.request.use((config) => {
    bodies.push([config.url?.slice(1), config.data]);
    return config;
  });
  const sent = ({ path }: Call) =>
    bodies
      .filter(([url]) => url === path)
      .map(([, body]) => (typeof body === 'string' ? (JSON.parse(body) as unknown) : body));
  return { ...open(address, service), sent };
}

/** Removes the token, so that it does not leak into the next test. */
export const signOut = () => {
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
};
