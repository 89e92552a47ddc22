import type { FakeService } from '@cheese/api-client/testing/fakeService';
import type { Call } from '@cheese/domain/calls/call';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderPage } from '../../../testing/renderPage';

/**
 * Opens a page as somebody who is signed in; `sent` are the bodies that went to a call.
 * @param open with `renderSite` within its frame
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

/** Ends the session, so that it does not leak into the next test. */
export const signOut = () => {
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
};
