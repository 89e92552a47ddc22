import { fakeService } from '@cheese/api-client/testing/fakeService';
import { courseNoticeCalls as calls } from '@cheese/domain/calls/learning/courseNotice';
import type { TaughtNotice } from '@cheese/domain/contract/learning/courseNotice';
import { screen, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';

const notice: TaughtNotice = {
  id: 7,
  title: '第三章已更新',
  text: '请在周五前看完。',
  teacher: '陈老师',
  sentAt: Date.parse('2026-11-20T10:00:00+08:00'),
  editedAt: null,
  isHeld: false,
};

async function seen(list: TaughtNotice[], isOpen = true) {
  const service = fakeService();
  service.answers(calls.taught, { list, total: list.length, isOpen });
  const page = await openAsTeacher('/univ/courses/notices?courseId=1', service);
  await screen.findByRole('heading', { name: '课程通知', level: 1 });
  return { ...page, service };
}

it('is written and sent; what is missing is said where it is missing', async () => {
  const { user, service } = await seen([]);
  expect(screen.getByText('还没有通知')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: '写通知' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: '写通知' }));
  await user.click(dialog.getByRole('button', { name: '发布' }));
  expect(await dialog.findByText('请输入标题')).toBeVisible();
  const sent: object[] = [];
  service.answersWith(calls.send, (_asks, body) => {
    sent.push(body);
    return { id: 8, isHeld: true };
  });
  await user.type(dialog.getByRole('textbox', { name: /标题/ }), '更正');
  await user.type(dialog.getByRole('textbox', { name: /内容/ }), '周六前看完即可');
  await user.click(dialog.getByRole('button', { name: '发布' }));
  expect(await screen.findByText('内容需要审核，通过后学员才会收到')).toBeVisible();
  expect(sent).toEqual([{ courseId: 1, title: '更正', text: '周六前看完即可' }]);
});

it('is not written for a course that nobody can open, and says why', async () => {
  const { user } = await seen([], false);
  expect(screen.getByText(/课程发布后才能发通知/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: '写通知' })[0]!);
  expect(await screen.findAllByText(/课程发布后才能发通知/)).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is changed, and withdrawn after it was said what is lost', async () => {
  const { user, service } = await seen([notice]);
  const row = within(screen.getByRole('article', { name: '通知：第三章已更新' }));
  expect(row.getByText('请在周五前看完。')).toBeVisible();
  await user.click(row.getByRole('button', { name: /撤回/ }));
  expect(await screen.findByText(/学员的消息中心和课程详情页都不再显示/)).toBeVisible();
  service.answers(calls.remove, null);
  service.answers(calls.taught, { list: [], total: 0, isOpen: true });
  await user.click(
    within(screen.getByRole('alertdialog', { name: '撤回通知' })).getByRole('button', {
      name: '删除',
    }),
  );
  expect(await screen.findByText('还没有通知')).toBeVisible();
});

it('keeps what was typed where another teacher has changed it meanwhile, and says so', async () => {
  const { user, service } = await seen([notice]);
  const row = within(screen.getByRole('article', { name: '通知：第三章已更新' }));
  await user.click(row.getByRole('button', { name: /编辑|修改/ }));
  const text = await screen.findByRole('textbox', { name: /内容/ });
  await user.type(text, '（补充）');
  const newer = {
    ...notice,
    text: '改到周六。',
    editedAt: Date.parse('2026-11-25T10:00:00+08:00'),
  };
  service.refuses(calls.edit, {
    status: 409,
    flag: 409,
    message: '该通知已在别处修改，请先查看新的内容',
  });
  service.answers(calls.taught, { list: [newer], total: 1, isOpen: true });
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/已有更新的版本/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /内容/ })).toHaveValue('请在周五前看完。（补充）');
});
