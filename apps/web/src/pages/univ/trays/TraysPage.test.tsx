import { fakeService } from '@cheese/api-client/testing/fakeService';
import { slideMakingCalls } from '@cheese/domain/calls/slides/slideMaking';
import { slideFolderCalls } from '@cheese/domain/calls/slides/slideFolder';
import { examManageCalls } from '@cheese/domain/calls/exam/examManage';
import { slideTrayMakingCalls } from '@cheese/domain/calls/slides/slideTrayMaking';
import { screen, within } from '@testing-library/react';
import { openAsTeacher } from '../../../testing/openAsTeacher';

const slides = ['肝', '肾'].map((title, i) => ({
  id: 31 + i,
  title,
  titleEn: '',
  summary: '',
  material: '',
  source: '',
  field: 1,
  system: null,
  organ: '',
  stain: 1,
  isShown: false,
  libraryId: 5,
  mediaId: null,
  thumbnail: '',
  width: 10,
  height: 10,
  mpp: null,
  objective: null,
  viewCount: 0,
}));

const exams = (['over', 'toCome'] as const).map((phase, i) => ({
  id: 71 + i,
  title: ['期中考试', '期末考试'][i] ?? '',
  phase,
  startsAt: 0,
  endsAt: 1,
  durationS: 60,
  questionCount: 1,
  totalScore: 1,
  begunCount: 0,
  openCount: 0,
  waitingCount: 0,
}));

function aService() {
  const service = fakeService();
  service.answers(slideTrayMakingCalls.list, { list: [], total: 0 });
  service.answers(slideFolderCalls.list, { folders: [], loose: 0 });
  service.answers(examManageCalls.list, { list: exams, total: 2 });
  service.answers(slideMakingCalls.list, { list: slides, total: 2 });
  return service;
}

it('lays out slides in an order for the whole school', async () => {
  const service = aService();
  let added: object = {};
  service.answersWith(slideTrayMakingCalls.add, (_, body) => {
    added = body;
    return { id: 4 };
  });
  const { user } = await openAsTeacher('/univ/trays', service);
  const [add] = await screen.findAllByText('新建切片盘');
  await user.click(add as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('保存'));
  expect(await screen.findByText('请填写名称')).toBeVisible();
  await user.type(dialog.getByLabelText(/^名称/), '辨认');
  await user.click(dialog.getByText('保存'));
  expect(await screen.findByText('还没有放入切片', { selector: '[role] *' })).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: '肝', pressed: false }));
  await user.click(dialog.getByRole('button', { name: '肾', pressed: false }));
  await user.click(dialog.getByLabelText('上移「肾」'));
  await user.type(dialog.getByLabelText('「肾」的说明'), '先看');
  await user.click(dialog.getByText('保存'));
  expect(await screen.findByText('切片盘已保存')).toBeVisible();
  expect(added).toEqual({
    title: '辨认',
    text: '',
    startsAt: null,
    endsAt: null,
    audience: { kind: 'organisation' },
    examIds: [],
    slides: [
      { slideId: 32, note: '先看' },
      { slideId: 31, note: '' },
    ],
  });
});

it('lends slides to an exam that is still sat, and to nobody else', async () => {
  const service = aService();
  let added: object = {};
  service.answersWith(slideTrayMakingCalls.add, (_, body) => {
    added = body;
    return { id: 4 };
  });
  const { user } = await openAsTeacher('/univ/trays', service);
  const [add] = await screen.findAllByText('新建切片盘');
  await user.click(add as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^名称/), '期末');
  await user.click(await dialog.findByRole('button', { name: '肝', pressed: false }));
  await user.click(dialog.getByText('只借给考试'));
  expect(dialog.queryByText('全校学生')).toBeNull();
  await user.click(dialog.getByText('保存'));
  expect(await screen.findByText('请先选择考试')).toBeVisible();
  expect(dialog.queryByLabelText('选择考试「期中考试」')).toBeNull();
  await user.click(dialog.getByLabelText('选择考试「期末考试」'));
  await user.click(dialog.getByText('保存'));
  expect(await screen.findByText('切片盘已保存')).toBeVisible();
  expect(added).toMatchObject({ audience: null, examIds: [72], startsAt: null });
});
