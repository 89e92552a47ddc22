import { fakeService, type FakeService } from '@cheese/api-client/testing/fakeService';
import { recordBodies } from '@cheese/api-client/testing/recordBodies';
import { authCalls } from '@cheese/domain/calls/people/auth';
import type { OrganisationChoice } from '@cheese/domain/contract/people/organisation';
import { screen } from '@testing-library/react';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderPage } from '../../../testing/renderPage';

export const aToken = { token: 'a-token', expiresAt: 0 };

/** A fake service that accepts every sign-in, as a user with this role. */
export function aDoor(role?: 1 | 2 | 3) {
  const service = fakeService();
  fakeSignIn(service, { orgUserRole: role ? { code: role } : null });
  service.answers(authCalls.loginByCode, aToken);
  service.answers(authCalls.loginByPassword, aToken);
  service.answers(authCalls.loginBySchoolAccount, aToken);
  service.answers(authCalls.sendCode, null);
  return service;
}

export const anOrganisation = (said: Partial<OrganisationChoice>): OrganisationChoice => ({
  mainOrgId: 1,
  name: '示例医学院',
  logo: '',
  userName: 'li',
  ...said,
});

/** Ends any session, because a signed-in user would see no form. */
export function forgetEverybody() {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
}

/** The login page, and the steps that its tests have in common. */
export async function openLogin(service: FakeService = aDoor()) {
  forgetEverybody();
  const sent = recordBodies(service);
  const page = renderPage('/login', service);
  await screen.findByRole('tab', { name: '验证码登录' });
  const { user } = page;

  return {
    ...page,
    sent,
    choose: (tab: string) => user.click(screen.getByRole('tab', { name: tab })),
    fill: async (label: string, text: string) => {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    },
    enter: (label: string) => user.type(screen.getByLabelText(label), '{Enter}'),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    agree: () => user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ })),
    solve: async () => user.click(await screen.findByRole('button', { name: '拼好' })),
  };
}
