import { fakeService, type FakeService } from '@cheese/api-client/testing/fakeService';
import { authCalls } from '@cheese/domain/calls/people/auth';
import { bindingCalls } from '@cheese/domain/calls/people/binding';
import { sessionCalls } from '@cheese/domain/calls/people/session';
import { userCalls } from '@cheese/domain/calls/people/user';
import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';
import type { Session } from '@cheese/domain/contract/people/session';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderSite } from '../../../testing/renderPage';

export const aSession = (said: Partial<Session> = {}): Session => ({
  id: 1,
  loginPlatform: 1,
  device: 'Chrome · Windows',
  address: '203.0.113.*',
  signedInAt: Date.now() - 3_600_000,
  lastUsedAt: Date.now() - 60_000,
  expiresAt: Date.now() + 3_600_000,
  isCurrent: true,
  ...said,
});

/** A fake service with the user 王医生, who has a password, a phone and two sessions. */
export function anAccount(said: Partial<CompleteUserInfo['user']> = {}) {
  const service = fakeService();
  fakeSignIn(service, said);
  service.answers(userCalls.isPasswordSet, true);
  service.answers(authCalls.sendCode, null);
  service.answers(
    bindingCalls.list,
    ([1, 2, 3] as const).map((thirdParty) => ({
      thirdParty,
      isAvailable: false,
      nickname: null,
      boundAt: null,
    })),
  );
  const other = aSession({ id: 2, device: 'Safari · iPhone', isCurrent: false });
  service.answers(sessionCalls.list, [aSession(), other]);
  return service;
}

/** Opens an account page as a signed-in user; `sent` returns the request bodies of a call. */
export function openAccount(address: string, service: FakeService = anAccount()) {
  document.cookie = 'cheese-token-test=a-token; path=/';
  const bodies: [string, unknown][] = [];
  service.context.http.interceptors.request.use((config) => {
    bodies.push([config.url?.slice(1) ?? '', config.data]);
    return config;
  });
  const sent = (path: string) =>
    bodies
      .filter(([url]) => url === path)
      .map(([, body]) => (typeof body === 'string' ? (JSON.parse(body) as unknown) : body));
  return { ...renderSite(address, service), sent };
}
