import { fakeService } from '@cheese/api-client/testing/fakeService';
import { userCalls } from '@cheese/domain/calls/user';
import { screen, waitFor } from '@testing-library/react';
import { knowsSomebody } from '../../testing/aPerson';
import { renderPage } from '../../testing/renderPage';
import { forgetEverybody } from './testing/openLogin';

beforeEach(() => void (document.cookie = 'cheese-token-test=good; Path=/'));
afterEach(() => {
  forgetEverybody();
  sessionStorage.clear();
});

/** The login page, opened with a token that is good, or is no longer. */
function openWithToken(isGood: boolean) {
  const service = fakeService();
  knowsSomebody(service);
  service.answers(userCalls.tokenValid, isGood);
  return renderPage('/login', service);
}

it('who is in already is led on, to where they were', async () => {
  sessionStorage.setItem('backPath', '/help');
  const { at } = openWithToken(true);
  await waitFor(() => expect(at()).toBe('/help'));
});

it('who has a token that is no longer good may fill in the form', async () => {
  const { at, tokens } = openWithToken(false);
  expect(await screen.findByRole('tab', { name: '密码登录' })).toBeVisible();
  await waitFor(() => expect(tokens.get()).toBeNull());
  expect(at()).toBe('/login');
});
