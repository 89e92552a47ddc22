import { fakeService } from '@cheese/api-client/testing/fakeService';
import { authCalls } from '@cheese/domain/calls/people/auth';
import { act, screen } from '@testing-library/react';
import { fakeSignIn, rememberSomebody } from '../../../testing/aPerson';
import { renderSite } from '../../../testing/renderPage';

afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

/** A user signed in on an earlier visit, with recent searches. */
function rememberSearches() {
  rememberSomebody();
  localStorage.setItem('historyList', '["心肺复苏"]');
}

describe('the end of the header', () => {
  it('leads a visitor in', async () => {
    renderSite('/realTimeInfo');
    expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: '注册' })).toHaveAttribute('href', '/login');
  });

  it('shows who is signed in, and lets them out for good', async () => {
    rememberSearches();
    const service = fakeService();
    fakeSignIn(service);
    const { user, tokens, at } = renderSite('/realTimeInfo', service);
    await user.click(await screen.findByRole('button', { name: '王医生，账号菜单' }));

    await user.click(await screen.findByRole('button', { name: '退出登录' }));
    expect(await screen.findByText('已退出登录')).toBeVisible();
    expect(await screen.findByRole('link', { name: '登录' })).toBeVisible();
    expect(tokens.get()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(at()).toBe('/');
  });

  it('lets them out though the server is silent', async () => {
    rememberSearches();
    const service = fakeService();
    fakeSignIn(service);
    service.hangs(authCalls.logOut);
    const { user, at, tokens } = renderSite('/realTimeInfo', service);
    const authorization = `Bearer ${tokens.get()}`;
    await user.click(await screen.findByRole('button', { name: '王医生，账号菜单' }));
    const sent = jest.spyOn(service.context.http, 'request');
    await user.click(await screen.findByRole('button', { name: '退出登录' }));
    expect(tokens.get()).toBeNull();
    expect(await screen.findByText('已退出登录')).toBeVisible();
    expect(at()).toBe('/');
    const [call] = sent.mock.calls.flat().filter(({ url }) => url?.includes(authCalls.logOut.path));
    expect(call).toMatchObject({ headers: { authorization } });
  });

  it('takes a token that is no longer good for none, and keeps the search history', async () => {
    rememberSearches();
    const service = fakeService();
    service.answers({ method: 'POST', path: 'user/v1/token/valid' }, false);
    const { tokens } = renderSite('/realTimeInfo', service);
    expect(await screen.findByRole('link', { name: '登录' })).toBeVisible();
    expect(tokens.get()).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['historyList']);
  });

  it('follows when the session is lost', async () => {
    rememberSearches();
    const service = fakeService();
    fakeSignIn(service);
    const { session } = renderSite('/realTimeInfo?page=2', service);
    await screen.findByText('王医生');
    act(() => session.lose('/realTimeInfo?page=2'));
    expect(await screen.findByRole('link', { name: '登录' })).toBeVisible();
    expect(session.get().isPrompting).toBe(true);
  });
});
