import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { questionCalls } from '@cheese/domain/calls/emergency/question';
import { questionImportCalls } from '@cheese/domain/calls/emergency/questionImport';
import { screen, waitFor, within } from '@testing-library/react';
import { manage, signOut } from '../../../../testing/manage';

const aPreview = {
  importId: 5,
  fileName: '题库.xlsx',
  columns: ['题干', '正确答案'],
  ready: 2,
  faulty: 1,
  duplicates: 1,
  similar: 1,
  expiresAt: 0,
};
const aRow = { row: 2, cells: ['题一', 'A'], faults: [], sameAsRow: null, sameAsId: null };
const rows = [
  { ...aRow, verdict: 'ready' },
  {
    ...aRow,
    row: 3,
    cells: ['题二', 'Z'],
    verdict: 'faulty',
    faults: [{ column: '正确答案', message: '不是选项之一' }],
  },
  { ...aRow, row: 4, verdict: 'duplicate', sameAsRow: 2 },
  { ...aRow, row: 5, verdict: 'similar', sameAsId: 9 },
];
const asked = { state: 2, done: 1, total: 2, failure: null };

const withImport = (service: FakeService) => {
  service.answers(questionCalls.list, { list: [], total: 0 });
  service.answers(questionImportCalls.preview, aPreview);
  service.answersWith(questionImportCalls.rows, ({ verdict }) => {
    const list = rows.filter((row) => !verdict || row.verdict === verdict);
    return { list, total: list.length };
  });
  service.answers(questionImportCalls.confirm, { ...asked, state: 3, done: 2 });
  service.answers(questionImportCalls.state, asked);
  service.answers(questionImportCalls.cancel, null);
};
const xlsx = new File(['a'], '题库.xlsx');

async function openImport() {
  const page = manage('/questionManage', withImport);
  await page.press('导入');
  const chooser = await screen.findByLabelText('点击选择或拖入 xlsx 文件');
  return { ...page, upload: (file: File) => page.user.upload(chooser, file) };
}

afterEach(signOut);

it('shows what a file would bring, and saves nothing before it is confirmed', async () => {
  const { upload, press, sent } = await openImport();
  await upload(xlsx);
  expect(await screen.findByText('“题库.xlsx”的检查结果')).toBeVisible();
  expect(await screen.findByText('正确答案：不是选项之一')).toBeVisible();
  expect(screen.getByText('与第 2 行重复')).toBeVisible();
  expect(sent(questionImportCalls.confirm.path)).toEqual([]);
  await press('有错误 1');
  await waitFor(() => expect(screen.queryByText('与第 2 行重复')).toBeNull());
  await press('确认导入 2 条');
  expect(await screen.findByText('已成功导入 2 条')).toBeVisible();
  expect(screen.getByText('未导入：有错误 1 条，重复 1 条，题干相同 1 条')).toBeVisible();
  expect(sent(questionImportCalls.confirm.path)).toEqual([{ importId: 5 }]);
});

it('takes what looks like another question on request', async () => {
  const { upload, press, user, sent } = await openImport();
  await upload(xlsx);
  expect(await screen.findByText('题干与已有题目相同，选项不同')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /同时导入 1 条/ }));
  await press('确认导入 3 条');
  await waitFor(() =>
    expect(sent(questionImportCalls.confirm.path)).toEqual([{ importId: 5, takesSimilar: true }]),
  );
});

it('what the server finds wrong with a file stays to be read', async () => {
  const { upload, service } = await openImport();
  const message = '缺少列：题型。请下载模板，按表头填写后再上传';
  service.refuses(questionImportCalls.preview, { status: 400, flag: 400, message });
  await upload(xlsx);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(message)).toBeVisible();
});

it('shows how far it is, and cannot be closed meanwhile', async () => {
  const { upload, press, service, user } = await openImport();
  service.hangs(questionImportCalls.confirm);
  await upload(xlsx);
  await press('确认导入 2 条');
  expect(await screen.findByText('正在导入 1 / 2')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('progressbar', { name: '正在导入' })).toBeVisible();
  service.answers(questionImportCalls.state, {
    state: 4,
    done: 0,
    total: 2,
    failure: '数据库繁忙',
  });
  expect(await screen.findByText('导入失败，没有保存任何内容')).toBeVisible();
  expect(screen.getByText('数据库繁忙')).toBeVisible();
});

it('a line that breaks meanwhile loses nothing: the state tells how it ended', async () => {
  const { upload, press, service } = await openImport();
  service.unplug(questionImportCalls.confirm);
  await upload(xlsx);
  service.answers(questionImportCalls.state, { state: 3, done: 2, total: 2, failure: null });
  await press('确认导入 2 条');
  expect(await screen.findByText('已成功导入 2 条')).toBeVisible();
});

it('the lists follow where the line broke and the state told the end', async () => {
  const { upload, press, service } = await openImport();
  service.unplug(questionImportCalls.confirm);
  await upload(xlsx);
  await press('确认导入 2 条');
  await screen.findByText('网络连接失败，请稍后重试');
  await screen.findByText('正在导入 1 / 2');
  const isTheList = (url: string) => /question.v1.list.*pageCnt=20/.test(url);
  const timesListed = () => service.asked.filter(isTheList);
  const before = timesListed().length;
  service.answers(questionImportCalls.state, { state: 3, done: 2, total: 2, failure: null });
  await screen.findByText('已成功导入 2 条');
  await waitFor(() => expect(timesListed()).toHaveLength(before + 1));
});

it.each([
  ['never began', () => ({ ...asked, state: 1, done: 0 })],
  ['is unknown', null],
])('goes back to the preview where the line broke and the import %s', async (_what, state) => {
  const { upload, press, service } = await openImport();
  service.unplug(questionImportCalls.confirm);
  const gone = { status: 404, flag: 404, message: '该导入不存在或已过期，请重新上传文件' };
  if (state) service.answers(questionImportCalls.state, state());
  else service.refuses(questionImportCalls.state, gone);
  await upload(xlsx);
  await press('确认导入 2 条');
  expect(await screen.findByText(/未能确认导入结果，请重新确认/)).toBeVisible();
  service.answers(questionImportCalls.confirm, { ...asked, state: 3, done: 2 });
  await press('确认导入 2 条');
  expect(await screen.findByText('已成功导入 2 条')).toBeVisible();
});

it('goes on showing how far it is where another call is at it', async () => {
  const { upload, press, service } = await openImport();
  service.answers(questionImportCalls.confirm, asked);
  await upload(xlsx);
  await press('确认导入 2 条');
  expect(await screen.findByText('正在导入 1 / 2')).toBeVisible();
  service.answers(questionImportCalls.state, { ...asked, state: 3, done: 2 });
  expect(await screen.findByText('已成功导入 2 条')).toBeVisible();
});

it('a refusal is said, and the preview stays', async () => {
  const { upload, press, service } = await openImport();
  const refusal = { status: 409, flag: 409, message: '没有可以导入的行' };
  service.refuses(questionImportCalls.confirm, refusal);
  await upload(xlsx);
  await press('确认导入 2 条');
  expect(await screen.findByText('没有可以导入的行')).toBeVisible();
  expect(await screen.findByText('“题库.xlsx”的检查结果')).toBeVisible();
});

it('refuses another kind of file before it is sent', async () => {
  const { user, service } = await openImport();
  const chooser = screen.getByLabelText('点击选择或拖入 xlsx 文件');
  chooser.removeAttribute('accept');
  await user.upload(chooser, new File(['a'], '题库.csv'));
  expect(await screen.findByText('不支持该文件格式，请上传 xlsx 格式的文件')).toBeVisible();
  expect(service.asked.join()).not.toContain('preview');
});

it('a file that the server refuses leads back to the choice', async () => {
  const { upload, service } = await openImport();
  service.refuses(questionImportCalls.preview, { status: 400, flag: 400, message: '表头不对' });
  await upload(xlsx);
  expect(await screen.findByText('表头不对')).toBeVisible();
  expect(await screen.findByLabelText('点击选择或拖入 xlsx 文件')).toBeInTheDocument();
});

it('leaving the preview tells the server to forget it', async () => {
  const { upload, press, service } = await openImport();
  await upload(xlsx);
  await screen.findByText('正确答案：不是选项之一');
  await press('关闭');
  await waitFor(() =>
    expect(service.asked).toContain('/smreds/question/v1/import/delete?importId=5'),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the template is fetched', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { service, user } = await openImport();
  const link = { fileName: '题目导入模板.xlsx', url: '/storage/t', expiresAt: 0 };
  service.answers(questionImportCalls.template, link);
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '下载导入模板' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(click.mock.contexts[0]).toMatchObject({ download: '题目导入模板.xlsx' });
  click.mockRestore();
});
