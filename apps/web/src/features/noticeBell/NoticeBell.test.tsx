import { fakeService } from '@cheese/api-client/testing/fakeService';
import { noticeCalls } from '@cheese/domain/calls/people/notice';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeSignIn } from '../../testing/aPerson';
import { renderSite } from '../../testing/renderPage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

function aService(unread?: number) {
  const service = fakeService();
  fakeSignIn(service);
  if (unread !== undefined) service.answers(noticeCalls.unreadTotal, unread);
  return service;
}

const timesAsked = ({ asked }: ReturnType<typeof fakeService>) =>
  asked.filter((address) => address.includes('notice/v1/unread/total')).length;

it('asks nothing for a visitor', async () => {
  const service = aService(3);
  renderSite('/certificate/verify', service);
  expect(await screen.findByRole('link', { name: '消息' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '登录' })).toBeVisible();
  expect(timesAsked(service)).toBe(0);
});

it.each([
  [1, '消息 1条未读'],
  [99, '消息 99条未读'],
  [100, '消息 99+条未读'],
  [0, '消息'],
])('of %d unread it says %s', async (unread, name) => {
  const { session, service } = renderSite('/certificate/verify', aService(unread));
  await screen.findByRole('banner');
  await act(() => session.signIn('good'));
  await waitFor(() => expect(timesAsked(service)).toBe(1));
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

it('says nothing of a failure', async () => {
  const { session, service } = renderSite('/certificate/verify', aService());
  await screen.findByRole('banner');
  await act(() => session.signIn('good'));
  await waitFor(() => expect(timesAsked(service)).toBe(1));
  expect(await screen.findByRole('link', { name: '消息' })).toBeVisible();
  expect(screen.queryByText(/网络连接失败/)).toBeNull();
});

it('asks again after a failure, too, once a minute at most', async () => {
  const { session, service } = renderSite('/certificate/verify', aService());
  await screen.findByRole('banner');
  await act(() => session.signIn('good'));
  await waitFor(() => expect(timesAsked(service)).toBe(1));
  service.answers(noticeCalls.unreadTotal, 2);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('link', { name: '消息 2条未读' })).toBeVisible();
});

it('asks again on return, once a minute at most', async () => {
  const { session, service } = renderSite('/certificate/verify', aService(3));
  await screen.findByRole('banner');
  await act(() => session.signIn('good'));
  await screen.findByRole('link', { name: '消息 3条未读' });
  service.answers(noticeCalls.unreadTotal, 4);
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  comeBack();
  expect(timesAsked(service)).toBe(1);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  comeBack();
  expect(await screen.findByRole('link', { name: '消息 4条未读' })).toBeVisible();
});
