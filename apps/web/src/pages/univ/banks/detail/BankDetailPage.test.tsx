import { fakeService } from '@cheese/api-client/testing/fakeService';
import { bankManageCalls } from '@cheese/domain/calls/exam/bankManage';
import { questionManageCalls } from '@cheese/domain/calls/exam/questionManage';
import type { ManagedChapter } from '@cheese/domain/contract/exam/bankManage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { questionExportCalls } from '@cheese/domain/calls/exam/questionExport';
import { openAsTeacher } from '../../../../testing/openAsTeacher';
import { aBank, aListed, someChapters, someWords } from '../testing/aBank';

const address = '/univ/banks/detail?bankId=1';

afterEach(() => jest.restoreAllMocks());

function given(bank = aBank(), chapters: ManagedChapter[] = someChapters) {
  const service = fakeService();
  service.answers(bankManageCalls.detail, { bank, chapters, tags: ['常考'] });
  service.answers(questionManageCalls.list, { list: [aListed()], total: 1 });
  return service;
}

it('deletes what is chosen, and takes it back', async () => {
  const service = given();
  const undone: unknown[] = [];
  service.answers(questionManageCalls.remove, { changeId: 7, count: 1 });
  service.answersWith(questionManageCalls.undo, (_, asked) => {
    undone.push(asked);
    return { count: 1, left: 0 };
  });
  const { user } = await openAsTeacher('/univ/banks/detail?bankId=1', service);
  await user.click(await screen.findByRole('checkbox', { name: '选择 甲题' }));
  await user.click(screen.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('已删除 1 题')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(undone).toEqual([{ changeId: 7 }]));
  expect(await screen.findByText('已撤销')).toBeVisible();
});

it('moves a chapter with Alt and an arrow', async () => {
  const service = given();
  const moved: unknown[] = [];
  service.answersWith(bankManageCalls.moveChapter, (_, asked) => {
    moved.push(asked);
    return null;
  });
  const { user } = await openAsTeacher('/univ/banks/detail?bankId=1', service);
  const opener = screen.queryByRole('button', { name: /章节：/ });
  if (opener) await user.click(opener);
  const chapter = await screen.findByRole('link', { name: /第二章/ });
  fireEvent.keyDown(chapter, { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(moved).toEqual([{ chapterId: 2, parentId: null, place: 0 }]));
});

it('lets nobody write in a bank of the platform, but copy from it', async () => {
  const bank = aBank({ isPlatform: true, mayEdit: false, mayGovern: false });
  const { user } = await openAsTeacher('/univ/banks/detail?bankId=1', given(bank));
  await user.click(await screen.findByRole('checkbox', { name: '选择 甲题' }));
  expect(screen.getByRole('button', { name: '复制到我的题库' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  expect(screen.queryByRole('link', { name: '新建题目' })).toBeNull();
});

it('lets go of what was chosen when something else is shown', async () => {
  const { user, router } = await openAsTeacher(address, given());
  await user.click(await screen.findByRole('checkbox', { name: '选择 甲题' }));
  expect(screen.getByRole('group', { name: '批量操作' })).toBeVisible();
  await act(() => router.navigate(`${address}&chapterId=2`));
  await waitFor(() => expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull());
  expect(await screen.findByRole('checkbox', { name: '选择 甲题' })).not.toBeChecked();
});

it('keeps the last steps, to be taken back when their toast is gone', async () => {
  const service = given();
  service.answers(questionManageCalls.remove, { changeId: 7, count: 1 });
  service.answers(questionManageCalls.undo, { count: 1, left: 0 });
  const { user, router } = await openAsTeacher(address, service);
  await user.click(await screen.findByRole('checkbox', { name: '选择 甲题' }));
  await user.click(screen.getByRole('button', { name: '删除' }));
  const opener = await screen.findByRole('button', { name: '最近的操作（1）' });
  await act(() => router.navigate(`${address}&chapterId=2`));
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: '撤销：已删除 1 题' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /最近的操作/ })).toBeNull());
});

it('asks before the same question goes out of other banks', async () => {
  const service = given();
  const twin = {
    bankName: '内科学题库',
    chapterName: '第一章',
    mayEdit: true,
    words: someWords(),
  };
  const twins = [
    { ...twin, id: 1, bankId: 1, writtenAt: 0, answerCount: 0 },
    { ...twin, id: 2, bankId: 9, bankName: '同事的题库', writtenAt: 0, answerCount: 0 },
  ];
  service.answers(questionManageCalls.twins, { list: [{ questions: twins }], total: 1 });
  const removed: unknown[] = [];
  service.answersWith(questionManageCalls.remove, (_, asked) => {
    removed.push(asked);
    return { changeId: 8, count: 1 };
  });
  const { user } = await openAsTeacher(`${address}&view=twins`, service);
  await user.click((await screen.findAllByRole('button', { name: '保留这一道' }))[0]!);
  const asked = await screen.findByRole('alertdialog', { name: '删除其他题库里的题目？' });
  expect(asked).toHaveTextContent('「同事的题库」');
  expect(removed).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: '保留这一道' }));
  await waitFor(() => expect(removed).toEqual([{ bankId: 9, questionIds: [2] }]));
});

it('shows the first page when other twins or reports are asked for', async () => {
  const service = given();
  const pages: (string | undefined)[] = [];
  service.answersWith(questionManageCalls.reports, ({ page }) => {
    pages.push(page);
    return { list: [], total: 30 };
  });
  service.answersWith(questionManageCalls.twins, ({ page }) => {
    pages.push(page);
    return { list: [], total: 30 };
  });
  const { user, router } = await openAsTeacher(`${address}&view=reports&page=2`, service);
  await user.click(await screen.findByRole('button', { name: '已处理' }));
  await waitFor(() => expect(pages.at(-1)).toBe('1'));
  await act(() => router.navigate(`${address}&view=twins&page=2`));
  expect(await screen.findByText('没有这一页')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '全校题库' }));
  await waitFor(() => expect(pages.at(-1)).toBe('1'));
});

const nested = [
  { id: 1, parentId: null, name: '第一章', questionCount: 2 },
  { id: 2, parentId: 1, name: '第一节', questionCount: 3 },
];

it('counts what a chapter lists, and says why it cannot be deleted', async () => {
  await openAsTeacher(`${address}&chapterId=1`, given(aBank(), nested));
  expect(await screen.findByRole('link', { name: '第一章 5' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '删除章节' })).toBeNull();
  expect(screen.getByText('有下级章节，不能删除；请先移走或删除下级章节。')).toBeVisible();
});

it('leaves the focus at a chapter that was moved', async () => {
  const service = given();
  service.answersWith(bankManageCalls.moveChapter, () => {
    const chapters = [someChapters[0]!, { ...someChapters[1]!, parentId: 1 }];
    service.answers(bankManageCalls.detail, { bank: aBank(), chapters, tags: [] });
    return null;
  });
  await openAsTeacher(address, service);
  const chapter = await screen.findByRole('link', { name: /第二章/ });
  chapter.focus();
  fireEvent.keyDown(chapter, { key: 'ArrowRight', altKey: true });
  await waitFor(() => expect(chapter).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /第二章/ })).toHaveFocus();
});

it('closes the drawer of chapters over the one that was chosen', async () => {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('max-width'),
  }));
  const { user } = await openAsTeacher(address, given());
  await user.click(await screen.findByRole('button', { name: '章节：全部章节' }));
  await user.click(await screen.findByRole('link', { name: /第二章/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /第二章/ })).toBeNull());
});

it('makes a file of the chapter that is shown, or of what is chosen', async () => {
  const service = given();
  const asked: object[] = [];
  const file = { fileName: '题.xlsx', url: '/storage/made/a.xlsx', expiresAt: 0 };
  service.answersWith(questionExportCalls.make, (_, body) => {
    asked.push(body);
    return { file, count: 1, lost: [{ number: 1, what: '图片' }] };
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await openAsTeacher(`${address}&chapterId=2`, service);
  const makeFile = async () => {
    const dialog = await screen.findByRole('dialog', { name: '导出题目' });
    await user.click(within(dialog).getByRole('button', { name: '导出' }));
    expect(await within(dialog).findByText('第 1 题：图片')).toBeVisible();
    await user.selectOptions(within(dialog).getByRole('combobox'), 'GIFT 文本');
    expect(within(dialog).queryByText('第 1 题：图片')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
  await user.click(await screen.findByRole('button', { name: '导出本章题目' }));
  await makeFile();
  await user.click(screen.getByRole('checkbox', { name: '选择 甲题' }));
  await user.click(screen.getByRole('button', { name: '导出' }));
  await makeFile();
  expect(asked).toEqual([
    { bankId: 1, chapterId: 2, format: 'xlsx' },
    { bankId: 1, questionIds: [1], format: 'xlsx' },
  ]);
});
