import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { userCalls } from '@cheese/domain/calls/people/user';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { act } from '@testing-library/react';
import { fakeSignIn } from './aPerson';
import { renderPage } from './renderPage';

export async function openAsTeacher(
  address: string,
  service: FakeService,
  isPlatformAdmin = false,
) {
  service.answers(userCalls.halo, []);
  const organisation = { mainOrgId: 1, name: '仁心医学院', logo: '' };
  fakeSignIn(service, {
    orgUserRole: { code: roleCodes.teacher },
    organisation,
    isPlatformAdmin,
  });
  const page = renderPage(address, service);
  await act(() => page.session.signIn('good'));
  return page;
}
