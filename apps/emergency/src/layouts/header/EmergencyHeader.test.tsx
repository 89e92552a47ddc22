import { authCalls } from '@cheese/domain/calls/emergency/auth';
import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aManager, aTrainee } from '../../testing/aPerson';
import { visit } from '../../testing/visit';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'smreds-token-test=; Max-Age=0; Path=/';
});

it('offers a visitor the way in', async () => {
  visit('/emergencyCenter', null);
  expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    '/emergencyCenter/login',
  );
});

it('greets a trainee, without a word of the system', async () => {
  visit('/emergencyCenter', aTrainee);
  expect(await screen.findByText('您好，苏念')).toBeVisible();
  expect(screen.queryByRole('link', { name: '管理后台' })).toBeNull();
});

it.each([
  ['/emergencyCenter', '首页'],
  ['/emergencyCenter/quiz', '急救测验'],
  ['/emergencyCenter/quiz/wrong', '急救测验'],
  ['/emergencyCenter/welfare', '公益证书'],
])(
  'leads a trainee to quizzes and certificates, and says at %s where they are',
  async (at, name) => {
    visit(at, aTrainee);
    const menu = within(await screen.findByRole('navigation', { name: '主导航' }));
    const links = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/emergencyCenter',
      '/emergencyCenter/quiz',
      '/emergencyCenter/welfare',
    ]);
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(name);
  },
);

it('shows a manager the way to the system', async () => {
  visit('/emergencyCenter', aManager);
  expect(await screen.findByRole('link', { name: '管理后台' })).toHaveAttribute(
    'href',
    '/emergencyCenter/system',
  );
});

it('searches at home', async () => {
  const { user, at } = visit('/emergencyCenter/system/none', null);
  await user.type(await screen.findByRole('searchbox', { name: '搜索急救资源' }), ' 溺水 {Enter}');
  expect(await screen.findByText('没有找到与“溺水”相关的资源')).toBeVisible();
  expect(at()).toBe(`/emergencyCenter?keyword=${encodeURIComponent('溺水')}`);
  expect(screen.getByRole('searchbox')).toHaveValue('溺水');
});

describe('logging out', () => {
  it('clears this site’s storage alone, and goes to its login', async () => {
    localStorage.setItem('userInfo', 'of the main site');
    sessionStorage.setItem('backPath', '/of/the/main/site');
    const { user, at, tokens, session } = visit('/emergencyCenter/system/welfare', aManager);
    await screen.findByRole('heading', { name: '福利管理' });
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    expect(await screen.findByText('已退出登录')).toBeVisible();
    expect(at()).toBe('/emergencyCenter/login');
    expect(tokens.get()).toBeNull();
    expect(localStorage.getItem('emergencyUserInfo')).toBeNull();
    expect(session.backPath.take()).toBeNull();
    expect(localStorage.getItem('userInfo')).toBe('of the main site');
    expect(sessionStorage.getItem('backPath')).toBe('/of/the/main/site');
  });

  it('does not wait for a server that is silent, and lets the call go on', async () => {
    const { user, at, service, tokens } = visit('/emergencyCenter', aTrainee);
    await screen.findByText('您好，苏念');
    service.hangs(authCalls.logOut);
    const sent = jest.spyOn(service.context.http, 'request');
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    expect(tokens.get()).toBeNull();
    expect(await screen.findByText('已退出登录')).toBeVisible();
    expect(at()).toBe('/emergencyCenter/login');
    const [call] = sent.mock.calls.flat().filter(({ url }) => url?.includes(authCalls.logOut.path));
    expect(call).toMatchObject({
      headers: { authorization: expect.stringMatching(/^Bearer ./) as string },
      fetchOptions: { keepalive: true },
    });
    expect(call?.signal).toBeUndefined();
  });
});

it('a token that the service no longer knows leads to the login, and back from there', async () => {
  const { service, at, session, user } = visit('/emergencyCenter', aTrainee);
  await screen.findByText('您好，苏念');
  // The home's own call is answered: what is refused is asked at the next address.
  await screen.findByText('暂无急救资源');
  service.refuses(resourceCalls.ground, { status: 460, flag: 460, message: '登录已失效' });
  await user.click(await screen.findByRole('link', { name: '灾难案例' }));
  await waitFor(() => expect(at()).toBe('/emergencyCenter/login'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(session.backPath.take()).toBe('/emergencyCenter?category=1');
});

it('changes when another tab has logged out', async () => {
  const { session } = visit('/emergencyCenter', aTrainee);
  await screen.findByText('您好，苏念');
  act(() => session.logOut());
  expect(await screen.findByRole('link', { name: '登录' })).toBeVisible();
});
