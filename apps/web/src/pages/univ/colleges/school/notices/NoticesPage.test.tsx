import { fakeService } from '@cheese/api-client/testing/fakeService';
import { schoolNoticeCalls } from '@cheese/domain/calls/school/schoolNotice';
import type { SchoolNoticeDetail } from '@cheese/domain/contract/school/schoolNotice';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsSchool } from '../testing/openAsSchool';

const list = '/univ/colleges/school/notices';
const editNew = `${list}/edit`;
const edit = `${editNew}?id=7`;

const draft: SchoolNoticeDetail = {
  id: 7,
  state: 'draft',
  title: '国庆放假安排',
  author: '许静怡',
  audience: 'organisation',
  groupCount: 0,
  roles: [3],
  sendAt: null,
  sentAt: null,
  withdrawnAt: null,
  failure: null,
  recipients: 0,
  readers: 0,
  updatedAt: Date.parse('2026-09-20T10:00:00+08:00'),
  isOwn: true,
  html: '<p>十月一日至七日放假。</p>',
  groups: [],
  attachments: [],
  version: 3,
};

function given(said: Partial<SchoolNoticeDetail> = {}) {
  const service = fakeService();
  const notice = { ...draft, ...said };
  service.answers(schoolNoticeCalls.list, { list: [notice], total: 1 });
  service.answers(schoolNoticeCalls.detail, notice);
  service.answers(schoolNoticeCalls.count, { count: 599 });
  const sent: object[] = [];
  const saved = { id: 7, state: 'sent', version: 4, recipients: 599 };
  service.answersWith(schoolNoticeCalls.edit, (_, body) => {
    sent.push(body);
    return saved;
  });
  service.answersWith(schoolNoticeCalls.withdraw, (_, body) => {
    sent.push(body);
    return null;
  });
  return { service, sent };
}

it('offers to write the first one, and says when the list cannot be read', async () => {
  const { service } = given();
  service.answers(schoolNoticeCalls.list, { list: [], total: 0 });
  await openAsSchool(list, service);
  expect((await screen.findAllByRole('link', { name: '写通知' })).length).toBeGreaterThan(1);
  cleanup();
  service.refuses(schoolNoticeCalls.list, { status: 500, flag: 500, message: '服务器出错' });
  await openAsSchool(list, service);
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
});

it('withdraws one that was sent after it has said what that means', async () => {
  const { service, sent } = given({ state: 'sent', sentAt: draft.updatedAt, recipients: 599 });
  const { user } = await openAsSchool(list, service);
  await user.click(await screen.findByRole('button', { name: /^撤回/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/已经下载的附件无法收回/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: '撤回' }));
  expect(await screen.findByText('通知已撤回')).toBeVisible();
  expect(sent).toEqual([{ id: 7 }]);
});

it('sends once, to as many as it has said, however often the button is pressed', async () => {
  const { service, sent } = given();
  const { user, at } = await openAsSchool(edit, service);
  await user.click(await screen.findByRole('button', { name: '发送' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '发送通知？' }));
  expect(dialog.getByText(/将发送给 599 人/)).toBeVisible();
  await user.dblClick(dialog.getByRole('button', { name: '发送' }));
  expect(await screen.findByText('已发送给 599 人')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ id: 7, version: 3, action: 'send', title: '国庆放假安排' }),
  ]);
  expect(at()).toBe(list);
});

it('asks before what was typed is lost, and not once it is sent or kept as a draft', async () => {
  const { service } = given();
  const { user, at, router } = await openAsSchool(edit, service);
  await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '（修订）');
  await act(() => router.navigate(list));
  const asked = within(await screen.findByRole('alertdialog', { name: '确定要离开吗？' }));
  await user.click(asked.getByRole('button', { name: '继续编辑' }));
  expect(at()).toBe(edit);
  await user.click(screen.getByRole('button', { name: '发送' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '发送通知？' }));
  await user.click(dialog.getByRole('button', { name: '发送' }));
  await waitFor(() => expect(at()).toBe(list));
});

it('goes on at the address of a draft that was kept for the first time', async () => {
  const { service } = given();
  service.answers(schoolNoticeCalls.add, { id: 7, version: 1, recipients: null });
  const { user, at } = await openAsSchool(editNew, service);
  await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '放假');
  await user.click(screen.getByRole('button', { name: '存为草稿' }));
  await waitFor(() => expect(at()).toBe(edit));
});

it('names what is missing, and sends nothing', async () => {
  const { service, sent } = given({ roles: [] });
  const { user } = await openAsSchool(edit, service);
  await user.clear(await screen.findByRole('textbox', { name: /^标题/ }));
  await user.click(screen.getByRole('button', { name: '发送' }));
  expect(await screen.findByText('请填写标题')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^标题/ }), '放假');
  await user.click(screen.getByRole('button', { name: '发送' }));
  expect(await screen.findByText('请至少选择一种角色')).toBeVisible();
  expect(sent).toEqual([]);
});

it('keeps what was typed over a reload, and tells of a colleague who saved meanwhile', async () => {
  const { service } = given();
  const { user } = await openAsSchool(edit, service);
  await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '（修订）');
  fireEvent(window, new Event('pagehide'));
  cleanup();
  service.answers(schoolNoticeCalls.detail, { ...draft, title: '国庆安排', version: 4 });
  await openAsSchool(edit, service);
  expect(await screen.findByRole('textbox', { name: /^标题/ })).toHaveValue('国庆放假安排（修订）');
  expect(await screen.findByText(/已有更新的版本/)).toBeVisible();
});

it('opens none that was sent already, nor one of somebody else', async () => {
  const { service } = given({ state: 'sent' });
  await openAsSchool(edit, service);
  expect(await screen.findByText(/不存在/)).toBeVisible();
  cleanup();
  await openAsSchool(edit, given({ isOwn: false }).service);
  expect(await screen.findByText(/不存在/)).toBeVisible();
});
