import { fakeService } from '@cheese/api-client/testing/fakeService';
import { mediaCalls } from '@cheese/domain/calls/learning/media';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aMedia, someRules } from '../../../features/media/testing/aMedia';
import { openAsTeacher } from '../../../testing/openAsTeacher';

const course = { courseId: 1, courseName: '生理学' };

function withMedia(...list: ReturnType<typeof aMedia>[]) {
  const service = fakeService();
  service.answers(mediaCalls.rules, someRules);
  service.answers(mediaCalls.list, { list, total: list.length });
  service.answers(mediaCalls.some, list);
  return service;
}

it('lists films and documents with how far each is, and why one is no further', async () => {
  const service = withMedia(
    aMedia({ id: 1, durationS: 754, sizes: [720, 480], usedIn: [course] }),
    aMedia({ id: 2, name: '讲义.pdf', kind: 'document', state: 'working', done: 3, total: 12 }),
    aMedia({ id: 3, name: '坏.mp4', state: 'failed', failure: '处理超时，请重试', mayRetry: true }),
  );
  const retried: unknown[] = [];
  service.answersWith(mediaCalls.retry, (_, asked) => {
    retried.push(asked);
    return aMedia({ id: 3, state: 'waiting' });
  });
  const { user } = await openAsTeacher('/univ/media', service);
  expect(await screen.findByText('视频 · 35 MB · 00:12:34 · 720P、480P')).toBeVisible();
  expect(screen.getByText('处理中 25%')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '讲义.pdf 进度' })).toBeVisible();
  expect(screen.getByText('处理超时，请重试')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重新处理：坏.mp4' }));
  await waitFor(() => expect(retried).toEqual([{ mediaId: 3 }]));
});

it('says where one is used instead of deleting it', async () => {
  const { user } = await openAsTeacher('/univ/media', withMedia(aMedia({ usedIn: [course] })));
  await user.click(await screen.findByRole('button', { name: '删除：心动周期.mp4' }));
  expect(await screen.findByText(/《生理学》/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
});

it('takes new ones, and says of a file that is none before it is sent', async () => {
  const service = withMedia();
  await openAsTeacher('/univ/media', service);
  const drop = await screen.findByLabelText('上传视频（可多选）');
  fireEvent.change(drop, { target: { files: [new File(['x'], '照片.png')] } });
  expect(await screen.findByText(/照片.png：不支持该文件格式/)).toBeVisible();
  expect(screen.getByText('还没有视频或文档')).toBeVisible();
});

it('renames one, with a name that is not empty', async () => {
  const service = withMedia(aMedia());
  const renamed: unknown[] = [];
  service.answersWith(mediaCalls.rename, (_, asked) => {
    renamed.push(asked);
    return aMedia();
  });
  const { user } = await openAsTeacher('/univ/media', service);
  await user.click(await screen.findByRole('button', { name: '重命名：心动周期.mp4' }));
  const field = await screen.findByRole('textbox', { name: /^名称/ });
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请填写名称')).toBeVisible();
  await user.type(field, '心动周期（新）');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(renamed).toEqual([{ mediaId: 1, name: '心动周期（新）' }]));
});

it('says how much of the room is taken', async () => {
  const service = withMedia();
  service.answers(mediaCalls.room, { usedBytes: 1024 ** 3, mostBytes: 4 * 1024 ** 3 });
  await openAsTeacher('/univ/media', service);
  expect(await screen.findByText('已使用 1.0 GB，共 4.0 GB')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '空间使用情况' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
});
