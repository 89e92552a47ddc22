import { fakeService } from '@cheese/api-client/testing/fakeService';
import { mediaCalls } from '@cheese/domain/calls/learning/media';
import { slideFolderCalls } from '@cheese/domain/calls/slides/slideFolder';
import { slideMakingCalls } from '@cheese/domain/calls/slides/slideMaking';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { screen, waitFor, within } from '@testing-library/react';
import { aMedia, someRules } from '../../../features/media/testing/aMedia';
import { openAsTeacher } from '../../../testing/openAsTeacher';
import { aMadeSlide } from './testing/aMadeSlide';

const folders = [
  { id: 3, parentId: null, name: '消化系统', slideCount: 1 },
  { id: 4, parentId: null, name: '病理', slideCount: 0 },
];
const liver = aMadeSlide({ folderId: 3 });
const kidney = aMadeSlide({ id: 2, title: '肾', organ: '肾', isShown: false });

function withSlides(files: MediaShown[] = []) {
  const service = fakeService();
  service.answers(mediaCalls.rules, { ...someRules, slideBytes: 4 * 1024 ** 3 });
  service.answers(mediaCalls.some, files);
  service.answers(slideMakingCalls.libraries, [{ id: 7, name: '本校切片库', slideCount: 2 }]);
  service.answers(slideMakingCalls.files, { list: files, total: files.length });
  service.answers(slideMakingCalls.list, { list: [liver, kidney], total: 2 });
  service.answers(slideFolderCalls.list, { folders, loose: 1 });
  return service;
}

function heard(service: ReturnType<typeof fakeService>, call: keyof typeof slideMakingCalls) {
  const asked: unknown[] = [];
  service.answersWith(slideMakingCalls[call], (_, said) => {
    asked.push(said);
    return call === 'editMany' ? { count: 2 } : liver;
  });
  return asked;
}

const aFile = (more: Partial<MediaShown>) => aMedia({ kind: 'slide', ...more });

it('shows slides with their folder, and whether learners see them', async () => {
  await openAsTeacher('/univ/slides', withSlides());
  const table = await screen.findByRole('table', { name: '切片' });
  expect(within(table).getByRole('link', { name: '肝（正常）' })).toHaveAttribute(
    'href',
    '/univ/slides/edit?id=1',
  );
  expect(within(table).getByText('已隐藏')).toBeVisible();
  expect(within(table).getByText('消化系统')).toBeVisible();
  expect(screen.getByRole('link', { name: '全部切片 2' })).toHaveAttribute('aria-current', 'page');
});

it('a school that has no slides yet begins by bringing some', async () => {
  const service = withSlides();
  service.answers(slideMakingCalls.libraries, []);
  service.answers(slideMakingCalls.list, { list: [], total: 0 });
  service.answers(slideFolderCalls.list, { folders: [], loose: 0 });
  await openAsTeacher('/univ/slides', service);
  expect(await screen.findByLabelText('上传切片（可多选）')).toBeInTheDocument();
  expect(await screen.findByText('还没有切片')).toBeVisible();
});

it('says what becomes of each file, and adds all that are ready', async () => {
  const service = withSlides([
    aFile({ id: 5, name: '肺.svs' }),
    aFile({ id: 6, name: '皮肤.tif' }),
    aFile({ id: 7, name: '坏.tif', state: 'failed', failure: '文件已损坏或不完整' }),
    aFile({ id: 9, name: '扫描.kfb', width: null }),
    aFile({ id: 8, name: '大.png', state: 'working', done: 30, total: 100 }),
  ]);
  const added = heard(service, 'add');
  const { user } = await openAsTeacher('/univ/slides', service);
  expect(await screen.findByText('文件已损坏或不完整')).toBeVisible();
  expect(screen.getByText('处理中 30%')).toBeVisible();
  expect(screen.getByText('仅保存原文件，暂不能在线查看')).toBeVisible();
  expect(screen.getByRole('button', { name: '下载原文件：扫描.kfb' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '加入切片库：扫描.kfb' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '全部加入切片库（2）' }));
  const dialog = await screen.findByRole('dialog', { name: '将 2 个文件加入切片库' });
  await user.selectOptions(within(dialog).getByLabelText('染色'), '瑞氏-吉姆萨染色');
  await user.selectOptions(within(dialog).getByLabelText('文件夹'), '病理');
  await user.click(within(dialog).getByRole('button', { name: '加入切片库' }));
  await waitFor(() => expect(added).toHaveLength(2));
  expect(added).toMatchObject([
    { title: '肺', mediaId: 5, stain: 5, folderId: 4, libraryId: 7, isShown: false },
    { title: '皮肤', mediaId: 6 },
  ]);
});

it('changes what is chosen, and nothing else of it', async () => {
  const service = withSlides();
  const set = heard(service, 'editMany');
  const { user } = await openAsTeacher('/univ/slides', service);
  await user.click(await screen.findByRole('checkbox', { name: /肝（正常）/ }));
  await user.click(screen.getByRole('checkbox', { name: /肾/ }));
  await user.click(screen.getByRole('button', { name: '修改所选' }));
  const dialog = await screen.findByRole('dialog', { name: '修改 2 张切片' });
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await within(dialog).findByText('请至少修改一项')).toBeVisible();
  await user.selectOptions(within(dialog).getByLabelText('学生能否看到'), '暂不显示');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(set).toEqual([{ ids: [1, 2], set: { isShown: false } }]));
});

it('puts one before the other, but not among what was searched for', async () => {
  const service = withSlides();
  const steps = heard(service, 'step');
  const { user } = await openAsTeacher('/univ/slides?folderId=3', service);
  await user.click(await screen.findByRole('button', { name: '上移：肾' }));
  await waitFor(() => expect(steps).toEqual([{ id: 2, step: 'up', folderId: 3 }]));
});

it('says what goes with slides before they go, and keeps those that are used', async () => {
  const service = withSlides();
  const counts = { layers: 2, tours: 0, tasks: 5, notes: 0, forms: 1, findings: 12 };
  const use = { slideId: 1, title: '肝（正常）', kind: 'course', name: '组织学' };
  service.answers(slideMakingCalls.loss, { uses: [use], ...counts });
  const gone = heard(service, 'remove');
  const { user } = await openAsTeacher('/univ/slides?keyword=肾', service);
  await user.click(await screen.findByRole('checkbox', { name: /肝（正常）/ }));
  await user.click(screen.getByRole('checkbox', { name: /肾/ }));
  expect(screen.queryByRole('button', { name: '上移：肾' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '删除所选' }));
  const dialog = await screen.findByRole('dialog', { name: '删除 2 张切片' });
  expect(await within(dialog).findByText('“肝（正常）”：课程“组织学”')).toBeVisible();
  expect(
    within(dialog).getByText('一并删除：2 个图层、5 个任务、1 份报告表、学生已提交的 12 份报告'),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: '删除 1 张' }));
  await waitFor(() => expect(gone).toEqual([{ ids: [2] }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: '删除所选' })).toBeNull());
});

it('a slide that is used cannot be removed, and it says where', async () => {
  const service = withSlides();
  const none = { layers: 0, tours: 0, tasks: 0, notes: 0, forms: 0, findings: 0 };
  const use = { slideId: 2, title: '肾', kind: 'tray', name: '期中标本' };
  service.answers(slideMakingCalls.loss, { uses: [use], ...none });
  const { user } = await openAsTeacher('/univ/slides', service);
  await user.click(await screen.findByRole('button', { name: '删除：肾' }));
  const dialog = await screen.findByRole('dialog', { name: '删除切片' });
  expect(await within(dialog).findByText('“肾”：切片盘“期中标本”')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /^删除 / })).toBeNull();
});

it('keeps a folder that is not empty, and makes one', async () => {
  const service = withSlides();
  const made: unknown[] = [];
  service.answersWith(slideFolderCalls.add, (_, asked) => {
    made.push(asked);
    return { id: 9 };
  });
  const { user } = await openAsTeacher('/univ/slides?folderId=3', service);
  expect(await screen.findByText('文件夹中还有内容，移走后才能删除')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '新建下级文件夹' }));
  await user.type(await screen.findByRole('textbox', { name: /文件夹名称/ }), '肝胆');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(made).toEqual([{ name: '肝胆', parentId: 3, libraryId: 7 }]));
});

it('asks whoever teaches and runs the platform for whom', async () => {
  const service = withSlides([aFile({ id: 5, name: '肺.svs' })]);
  const asked: object[] = [];
  service.answersWith(slideMakingCalls.libraries, (said) => {
    asked.push(said);
    return [{ id: 9, name: '血液切片库', slideCount: 2 }];
  });
  const added = heard(service, 'add');
  const { user } = await openAsTeacher('/univ/slides?shelf=platform', service, true);
  const shelves = within(await screen.findByRole('navigation', { name: '归属' }));
  expect(shelves.getByRole('link', { name: '平台' })).toHaveAttribute('aria-current', 'page');
  expect(shelves.getByRole('link', { name: '本校' })).toHaveAttribute(
    'href',
    '/univ/slides?shelf=school',
  );
  expect(asked[0]).toMatchObject({ shelf: 'platform' });
  await user.click(await screen.findByRole('button', { name: '加入切片库：肺.svs' }));
  const dialog = within(await screen.findByRole('dialog', { name: '加入切片库' }));
  await user.click(dialog.getByRole('button', { name: '加入切片库' }));
  await waitFor(() => expect(added).toMatchObject([{ libraryId: 9, shelf: 'platform' }]));
});

it('does not ask a teacher for whom', async () => {
  await openAsTeacher('/univ/slides', withSlides());
  expect(await screen.findByRole('table', { name: '切片' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '归属' })).toBeNull();
});
