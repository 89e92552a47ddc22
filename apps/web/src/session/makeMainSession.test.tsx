import { fakeService } from '@cheese/api-client/testing/fakeService';
import { act } from '@testing-library/react';
import { fakeSignIn } from '../testing/aPerson';
import { renderPage } from '../testing/renderPage';

const leftBehind = () => [localStorage.getItem('historyList'), localStorage.getItem('majorIdList')];

afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

/** A user who searched and chose a major, and whose session then expired. */
async function afterSomebody() {
  const service = fakeService();
  fakeSignIn(service, { id: 1 });
  const { session } = renderPage('/help', service);
  await act(() => session.signIn('of the first'));
  localStorage.setItem('historyList', '["心电图"]');
  localStorage.setItem('majorIdList', '[5,6]');
  act(() => session.lose('/help'));
  return { service, session };
}

describe('what a session left behind that ended by itself', () => {
  it('is there for the same person', async () => {
    const { session } = await afterSomebody();
    await act(() => session.signIn('the next day'));
    expect(leftBehind()).toEqual(['["心电图"]', '[5,6]']);
  });

  it('is not there for the next one', async () => {
    const { service, session } = await afterSomebody();
    fakeSignIn(service, { id: 2 });
    await act(() => session.signIn('of the second'));
    expect(leftBehind()).toEqual([null, null]);
  });
});

it('goes on from nobody where an older version kept them in another shape', () => {
  localStorage.setItem('userInfo', '{}');
  localStorage.setItem('userInfoAll', '{}');
  const { session } = renderPage('/help');
  expect(session.get().person).toBeNull();
});
