import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { userCalls } from '@cheese/domain/calls/people/user';
import { act } from '@testing-library/react';
import { fakeSignIn } from './aPerson';
import { renderPage } from './renderPage';

export async function openAsAdmin(address: string, service: FakeService) {
  service.answers(userCalls.halo, []);
  fakeSignIn(service, { isPlatformAdmin: true });
  const page = renderPage(address, service);
  await act(() => page.session.signIn('good'));
  return page;
}
