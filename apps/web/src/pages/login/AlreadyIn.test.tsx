import { fakeService } from '@cheese/api-client/testing/fakeService';
import { userCalls } from '@cheese/domain/calls/people/user';
import { screen, waitFor } from '@testing-library/react';
import { fakeSignIn, rememberSomebody } from '../../testing/aPerson';
import { renderPage } from '../../testing/renderPage';
import { forgetEverybody } from './testing/openLogin';

beforeEach(() => void (document.cookie = 'cheese-token-test=good; Path=/'));
afterEach(() => {
  forgetEverybody();
  sessionStorage.clear();
});

/** Opens the login page with a token in the browser, valid or expired. */
function openWithToken(isGood: boolean, service = fakeService(), said = {}) {
  fakeSignIn(service, { orgUserRole: { code: 2 } });
  service.answers(userCalls.tokenValid, isGood);
  return renderPage('/login', service, said);
}

it('who is in already is led on, to where they were', async () => {
  sessionStorage.setItem('backPath', '/help');
  const { at } = openWithToken(true);
  await waitFor(() => expect(at()).toBe('/help'));
});

it('a way back to a system beside this site, which may have sent them here, leads home', async () => {
  sessionStorage.setItem('backPath', '/univ/');
  const neighbours = { university: 'https://univ.example', contest: null, clinical: null };
  const { at } = openWithToken(true, fakeService(), { neighbours });
  await waitFor(() => expect(at()).toBe('/'));
});

it('a session that nobody can confirm leaves the form and the way back alone', async () => {
  rememberSomebody();
  sessionStorage.setItem('backPath', '/help');
  const service = fakeService();
  fakeSignIn(service);
  const down = { status: 503, flag: 503, message: '服务繁忙' };
  service.refuses(userCalls.tokenValid, down);
  service.refuses(userCalls.infoExtend, down);
  service.refuses(userCalls.infoComplete, down);
  const { at, session } = renderPage('/login', service);
  await waitFor(() => expect(session.get().isSignedIn).toBe(true));
  expect(await screen.findAllByText('服务繁忙')).not.toHaveLength(0);
  expect(at()).toBe('/login');
  expect(sessionStorage.getItem('backPath')).toBe('/help');
});

it('who has a token that is no longer good may fill in the form', async () => {
  const { at, tokens } = openWithToken(false);
  expect(await screen.findByRole('tab', { name: '密码登录' })).toBeVisible();
  await waitFor(() => expect(tokens.get()).toBeNull());
  expect(at()).toBe('/login');
});
