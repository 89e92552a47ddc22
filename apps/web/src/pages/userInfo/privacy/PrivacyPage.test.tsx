import { fakeService } from '@cheese/api-client/testing/fakeService';
import { privacyCalls } from '@cheese/domain/calls/people/privacy';
import { act, cleanup, screen, within } from '@testing-library/react';
import { openAsTeacher } from '../../../testing/openAsTeacher';

const address = '/userInfo/privacy';
const overview = {
  retention: [{ kind: 'sessions', days: 180 }],
  hasPassword: true,
  hasPhone: true,
  export: null as object | null,
};

function given(said: Partial<typeof overview> = {}) {
  const service = fakeService();
  service.answers(privacyCalls.overview, { ...overview, ...said });
  service.answers(privacyCalls.looks, { list: [], total: 0 });
  const sent: unknown[] = [];
  for (const call of [privacyCalls.exportOwn, privacyCalls.deleteAccount]) {
    service.answersWith(call, (_, body) => {
      sent.push(body);
      return null;
    });
  }
  return { service, sent };
}

it('says for how long things are kept, and who has looked', async () => {
  const { service } = given();
  const look = { id: 1, at: Date.parse('2026-11-20T10:00:00+08:00'), place: 'member' };
  service.answers(privacyCalls.looks, {
    list: [{ ...look, name: '许静怡', role: '学校管理员' }],
    total: 1,
  });
  await openAsTeacher(address, service);
  expect(await screen.findByText('180 天')).toBeVisible();
  expect(await screen.findByText('许静怡')).toBeVisible();
});

it('says when it cannot be read, and reads it again', async () => {
  const { service } = given();
  service.refuses(privacyCalls.overview, { status: 500, flag: 500, message: '服务器出错' });
  const { user } = await openAsTeacher(address, service);
  const again = await screen.findByRole('button', { name: '重试' });
  service.answers(privacyCalls.overview, overview);
  await user.click(again);
  expect(await screen.findByText('180 天')).toBeVisible();
});

it('asks for a copy, and offers it when it is ready', async () => {
  const { service, sent } = given();
  const { user } = await openAsTeacher(address, service);
  await user.click(await screen.findByRole('button', { name: '申请生成副本' }));
  expect(await screen.findByText('已开始准备，完成后可在本页下载')).toBeVisible();
  expect(sent).toHaveLength(1);
  cleanup();
  jest.useFakeTimers({ advanceTimers: true });
  const copy = { askedAt: 1, url: null, fileName: null, expiresAt: null };
  const waiting = given({ export: { ...copy, state: 'waiting' } });
  await openAsTeacher(address, waiting.service);
  expect(await screen.findByText(/正在准备/)).toBeVisible();
  const ready = { ...copy, state: 'ready', url: '/copy.zip', fileName: 'a.zip', expiresAt: 2 };
  waiting.service.answers(privacyCalls.overview, { ...overview, export: ready });
  await act(() => jest.advanceTimersByTimeAsync(3000));
  jest.useRealTimers();
  const link = await screen.findByRole('link', { name: '下载副本（ZIP）' });
  expect(link).toHaveAttribute('href', '/copy.zip');
});

it('deletes nothing without a password, and asks before Esc loses what was typed', async () => {
  const { service, sent } = given();
  const { user } = await openAsTeacher(address, service);
  await user.click(await screen.findByRole('button', { name: '注销账号' }));
  const dialog = within(await screen.findByRole('dialog', { name: '确认注销账号？' }));
  await user.click(dialog.getByRole('button', { name: '确认注销' }));
  expect(sent).toEqual([]);
  const password = dialog.getByLabelText(/登录密码/);
  expect(password).toBeInvalid();
  await user.type(password, 'Cheese-2026');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(password).toHaveValue('Cheese-2026');
});

it('offers no deletion to who could prove nothing', async () => {
  const { service } = given({ hasPassword: false, hasPhone: false });
  await openAsTeacher(address, service);
  expect(await screen.findByText(/没有密码和手机号/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '注销账号' })).toBeNull();
});
