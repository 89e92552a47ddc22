import { fakeService } from '@cheese/api-client/testing/fakeService';
import { slideReportCalls } from '@cheese/domain/calls/slides/slideReport';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';

beforeAll(() => import('./SlideReportsPage'));

const open = {
  id: 4, slideId: 31, slideTitle: '肝小叶', thumbnail: '', reporter: '小林', fault: 1,
  text: '左上角看不清', view: '1_2_1_0_0', state: 1, reply: '', reportedAt: 0,
};

it('answers what was reported, once and with words', async () => {
  const service = fakeService();
  const done = { ...open, id: 3, slideTitle: '血涂片', state: 3, reply: '这是正常结构' };
  service.answers(slideReportCalls.kept, { list: [open, done], total: 2 });
  const sent: unknown[] = [];
  service.answersWith(slideReportCalls.answer, (_, said) => {
    sent.push(said);
    return null;
  });
  const { user } = await openAsTeacher('/univ/slides/reports', service);
  expect(await screen.findByRole('link', { name: '肝小叶' })).toHaveAttribute(
    'href',
    '/morphology/slice?id=31&v=1_2_1_0_0',
  );
  expect(screen.getByText('回复：这是正常结构')).toBeVisible();
  expect(screen.queryByRole('button', { name: /已处理.*血涂片/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /已处理.*肝小叶/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '回复：问题已处理' }));
  await user.click(dialog.getByRole('button', { name: '已处理' }));
  expect(await dialog.findByText('请填写回复内容')).toBeVisible();
  await user.type(dialog.getByRole('textbox'), '已重新扫描');
  await user.dblClick(dialog.getByRole('button', { name: '已处理' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { id: 4, isAccepted: true, reply: '已重新扫描' },
  ]);
});
