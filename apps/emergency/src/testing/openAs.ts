import { type FakeService, fakeService } from '@cheese/api-client/testing/fakeService';
import { recordBodies } from '@cheese/api-client/testing/recordBodies';
import { tokenCookie } from '@cheese/auth/tokenCookie';
import type { EmergencyUser } from '@cheese/domain/contract/emergency/user';
import { knows } from './aPerson';
import { renderPage } from './renderPage';

type Prepare = (service: FakeService) => void;

/** Opens an address as a signed-in user; `prepare` sets up further answers. */
export function openAs(person: EmergencyUser, address: string, prepare: Prepare) {
  const service = fakeService();
  knows(service, person);
  tokenCookie('smreds-token-test', document, 'localhost').set('a-token');
  return look(address, service, prepare);
}

/** Opens an address with the current session, or as a visitor without one. */
export function look(address: string, service: FakeService, prepare: Prepare) {
  prepare(service);
  const sent = recordBodies(service);
  return { ...renderPage(address, service), sent };
}
