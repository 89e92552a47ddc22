import { fakeService, type FakeService } from '@cheese/api-client/testing/fakeService';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderPage } from '../../../testing/renderPage';

/** A fake service with a signed-in user and no orders. */
export function aCentre(): FakeService {
  const service = fakeService();
  fakeSignIn(service);
  return service;
}

/**
 * Opens a page of the order centre as a signed-in user; `sent` returns the request bodies of a
 * call.
 */
export function openCentre(address: string, service: FakeService) {
  document.cookie = 'cheese-token-test=a-token; path=/';
  const bodies: [string, unknown][] = [];
  service.context.http.interceptors.request.use((config) => {
    bodies.push([config.url?.slice(1) ?? '', config.data]);
    return config;
  });
  const sent = ({ path }: { path: string }) =>
    bodies
      .filter(([url]) => url === path)
      .map(([, body]) => (typeof body === 'string' ? (JSON.parse(body) as unknown) : body));
  return { ...renderPage(address, service), sent };
}
