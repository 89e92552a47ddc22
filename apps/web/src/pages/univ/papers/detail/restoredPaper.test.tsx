import { fakeService } from '@cheese/api-client/testing/fakeService';
import { paperManageCalls } from '@cheese/domain/calls/exam/paperManage';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';
import { aPaper, seenPaper as seen, source } from './testing/seenPaper';

it('says that a draft that comes back is older than what was saved since, and who chooses stays', async () => {
  const { user } = await seen();
  await user.click(await screen.findByRole('button', { name: '移除第 1 题' }));
  fireEvent(window, new Event('pagehide'));
  cleanup();
  const service = fakeService();
  service.answers(paperManageCalls.detail, { ...aPaper, edition: 4, name: '他人的试卷' });
  service.answers(paperManageCalls.sources, [source]);
  let saved = {};
  service.answersWith(paperManageCalls.save, (_, body) => {
    saved = body;
    return { edition: 5, findings: [] };
  });
  const again = await openAsTeacher('/univ/papers/detail?paperId=1', service);
  expect(await screen.findByText(/已有更新的版本/)).toBeVisible();
  expect(screen.getByText('共 1 题，2 分')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: '保留我填写的' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '保留我填写的' }));
  await again.user.click(asked.getByRole('button', { name: '保留我填写的' }));
  expect(screen.queryByText(/已有更新的版本/)).toBeNull();
  await again.user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('试卷已保存')).toBeVisible();
  expect(saved).toMatchObject({ edition: 4, name: '期中试卷' });
});
