import { type FakeService, fakeService } from '@cheese/api-client/testing/fakeService';
import { recordBodies } from '@cheese/api-client/testing/recordBodies';
import { tokenCookie } from '@cheese/auth/tokenCookie';
import { configure } from '@testing-library/react';
import { aTrainee, knows } from './aPerson';
import { renderPage } from './renderPage';

// The first test of a file waits for its page to be compiled, all the longer on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

/** Opens an address as a trainee; `prepare` says what the service knows beside them. */
export function learn(address: string, prepare: (service: FakeService) => void) {
  const service = fakeService();
  knows(service, aTrainee);
  tokenCookie('smreds-token-test', document, 'localhost').set('a-token');
  return look(address, service, prepare);
}

/** Opens an address as whoever is signed in; a visitor where nobody is. */
export function look(
  address: string,
  service: FakeService,
  prepare: (service: FakeService) => void,
) {
  prepare(service);
  const sent = recordBodies(service);
  return { ...renderPage(address, service), sent };
}
