import { fakeService } from '@cheese/api-client/testing/fakeService';
import { tokenCookie } from '@cheese/auth/tokenCookie';
import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import type { EmergencyUser } from '@cheese/domain/contract/emergency/user';
import { knows } from './aPerson';
import { renderPage } from './renderPage';

export function visit(address: string, person: EmergencyUser | null) {
  const service = fakeService();
  service.answers(resourceCalls.ground, []);
  const tokens = tokenCookie('smreds-token-test', document, 'localhost');
  if (person) {
    knows(service, person);
    tokens.set('a-token');
  }
  return renderPage(address, service);
}
