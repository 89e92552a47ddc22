import { fakeService } from '@cheese/api-client/testing/fakeService';
import { slideCalls } from '@cheese/domain/calls/slides/slide';
import { slideFolderCalls } from '@cheese/domain/calls/slides/slideFolder';
import { slideMakingCalls as calls } from '@cheese/domain/calls/slides/slideMaking';
import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import { screen, waitFor } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';
import { aMadeSlide } from '../testing/aMadeSlide';

async function seenSlide(slide: MadeSlide = aMadeSlide()) {
  const service = fakeService();
  service.answers(calls.detail, slide);
  service.answers(slideFolderCalls.list, { folders: [], loose: 1 });
  service.answers(slideCalls.images, [
    { id: 5, kind: 1, title: '缩略图', address: '/a.webp', width: 9, height: 9 },
    { id: 6, kind: 2, title: '标签图', address: '/b.webp', width: 9, height: 9 },
  ]);
  const { user } = await openAsTeacher('/univ/slides/edit?id=1', service);
  return { service, user };
}

it('saves what is written, with the edition that was seen', async () => {
  const { service, user } = await seenSlide();
  const saved: unknown[] = [];
  service.answersWith(calls.edit, (_, asked) => {
    saved.push(asked);
    return aMadeSlide({ edition: 2 });
  });
  const mpp = await screen.findByLabelText('分辨率（微米/像素）');
  await user.type(mpp, '很细');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请填写 0.01 到 100 之间的数字')).toBeVisible();
  await user.clear(mpp);
  await user.type(mpp, '0.5');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved).toMatchObject([{ id: 1, edition: 1, saidMpp: 0.5 }]));
});

it('says that a colleague was first, and keeps what was typed', async () => {
  const { service, user } = await seenSlide();
  service.refuses(calls.edit, { status: 409, flag: 409, message: '已被修改' });
  await user.type(await screen.findByLabelText(/^名称/), '，人');
  service.answers(calls.detail, aMadeSlide({ edition: 3, title: '肝小叶' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('button', { name: '载入新版本' })).toBeVisible();
  expect(screen.getByLabelText(/^名称/)).toHaveValue('肝（正常），人');
});

it('shows what the file says, and its label to who teaches', async () => {
  await seenSlide(aMadeSlide({ mpp: 0.25, objective: 40 }));
  expect(await screen.findByText('分辨率：0.25 微米/像素（来自文件）')).toBeVisible();
  expect(screen.queryByLabelText('分辨率（微米/像素）')).toBeNull();
  expect(await screen.findByRole('img', { name: '标签图' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: '缩略图' })).toBeNull();
});
