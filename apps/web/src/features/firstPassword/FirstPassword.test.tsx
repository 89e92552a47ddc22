import { fakeService } from '@cheese/api-client/testing/fakeService';
import { userCalls } from '@cheese/domain/calls/people/user';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignIn } from '../../testing/aPerson';
import { renderPage } from '../../testing/renderPage';

afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

async function open() {
  const service = fakeService();
  fakeSignIn(service, { mustChangePassword: true });
  const shown = renderPage('/help', service);
  await act(() => shown.session.signIn('good'));
  return { ...shown, service, user: userEvent.setup() };
}

it('stands before every screen until the password is replaced', async () => {
  const { service, user } = await open();
  expect(await screen.findByRole('heading', { name: '请设置新密码' })).toBeVisible();
  await user.type(screen.getByLabelText('新密码'), 'Own-secret-9');
  await user.type(screen.getByLabelText(/再次|确认/), 'another');
  await user.click(screen.getByRole('button', { name: '保存并继续' }));
  expect(await screen.findByText('两次输入的密码不一致！')).toBeVisible();
  await user.clear(screen.getByLabelText(/再次|确认/));
  await user.type(screen.getByLabelText(/再次|确认/), 'Own-secret-9');
  service.answers(userCalls.replaceInitialPassword, null);
  fakeSignIn(service, {});
  await user.click(screen.getByRole('button', { name: '保存并继续' }));
  expect(await screen.findByText('新密码已生效')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '请设置新密码' })).toBeNull();
});

it('lets them leave instead', async () => {
  const { user, session } = await open();
  await user.click(await screen.findByRole('button', { name: '退出登录' }));
  expect(session.get().isSignedIn).toBe(false);
  expect(screen.queryByRole('heading', { name: '请设置新密码' })).toBeNull();
});
