import { fakeService } from '@cheese/api-client/testing/fakeService';
import { questionExportCalls } from '@cheese/domain/calls/exam/questionExport';
import { questionImportCalls as calls } from '@cheese/domain/calls/exam/questionImport';
import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import type { ImportedQuestion } from '@cheese/domain/contract/exam/shapes/importedQuestion';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignIn } from '../../../../testing/aPerson';
import { holdOnce } from '../../../../testing/holdOnce';
import { renderPage } from '../../../../testing/renderPage';

// jsdom cannot follow a download link.
beforeEach(() => jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue());
afterEach(() => {
  localStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

const anImport: QuestionImport = {
  importId: 5,
  bankId: 3,
  bankName: '内科题库',
  fileName: '期末.xlsx',
  state: 'waiting',
  createdAt: 0,
  savedAt: null,
  total: 3,
  saved: 0,
  done: 0,
  failure: null,
  complaints: ['列“备注”不认识，没有导入'],
  sheets: [{ name: '题目', headings: ['提问', '答案'], matched: [{ field: 'key', column: 1 }] }],
  faultKinds: [],
  counts: { taken: 1, faulty: 1, duplicate: 1, left: 0, lost: 0, keyless: 0 },
  chapters: [['循环']],
  bankChapters: [{ id: 8, depth: 0, name: '心血管' }],
};
const aQuestion: ImportedQuestion = {
  place: 0,
  where: '第 2 行',
  chapter: ['循环'],
  faults: [],
  lost: [],
  sameAs: null,
  knownId: null,
  choice: null,
  isTaken: true,
  draft: {
    type: 1,
    difficulty: 2,
    context: '',
    group: null,
    stem: '心率是多少？',
    pictures: [],
    options: ['40', '80'].map((text, at) => ({ key: 'AB'[at] ?? '', text, picture: null })),
    prompts: [],
    key: [['B']],
    analysis: '因为',
    tags: [],
    source: '',
  },
};
const list = [
  aQuestion,
  {
    ...aQuestion,
    place: 1,
    isTaken: false,
    faults: [{ field: 'key', message: '没有答案' }],
    draft: { ...aQuestion.draft, stem: '脉搏是多少？', key: [] },
  },
  { ...aQuestion, place: 2, isTaken: false, sameAs: 0 },
];

async function open(said: Partial<QuestionImport> | null = {}) {
  const service = fakeService();
  fakeSignIn(service, {
    orgUserRole: { code: 2 },
    organisation: { mainOrgId: 7, name: '仁心医学院', logo: '' },
  });
  service.answers(calls.list, { list: [], total: 0 });
  service.answers(calls.detail, { ...anImport, ...said });
  service.answers(calls.rows, { list, total: 3 });
  const path = `/univ/banks/import?bankId=3${said ? '&importId=5' : ''}`;
  const shown = renderPage(path, service);
  await act(() => shown.session.signIn('good'));
  return { ...shown, service, user: userEvent.setup() };
}

it('takes pasted words as a file, and goes on at an address of its own', async () => {
  const { service, user, at } = await open(null);
  service.answers(calls.begin, { importId: 5 });
  await user.click(await screen.findByRole('button', { name: '识别题目' }));
  expect(await screen.findByText('请先粘贴题目文字')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /题目文字/ }), '1. 谁？');
  await user.click(screen.getByRole('button', { name: '识别题目' }));
  await waitFor(() => expect(at()).toBe('/univ/banks/import?bankId=3&importId=5'));
});

it('shows every question as it will be, with what was found about it', async () => {
  await open();
  expect(await screen.findByText('共 3 题，将导入 1 题', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('列“备注”不认识，没有导入')).toBeVisible();
  expect(await screen.findByText('答案：没有答案')).toBeVisible();
  expect(screen.getByText('与本文件第 1 题相同')).toBeVisible();
  expect(screen.queryByText('未作答')).toBeNull();
  expect(screen.getByRole('button', { name: '有问题 1' })).toBeVisible();
});

it('one is corrected where it stands', async () => {
  const { service, user } = await open();
  service.answers(calls.edit, aQuestion);
  await user.click((await screen.findAllByRole('button', { name: '修改' }))[1]!);
  const dialog = await screen.findByRole('dialog', { name: '修改第 2 题' });
  await user.click(await within(dialog).findByRole('radio', { name: '选项B为正确答案' }));
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已修改')).toBeVisible();
});

it('a duplicate is wanted all the same, and all of them are', async () => {
  const { service, user } = await open();
  service.answers(calls.choose, null);
  await user.click(await screen.findByRole('button', { name: '仍然导入' }));
  await user.click(screen.getByRole('button', { name: '重复 1' }));
  await user.click(await screen.findByRole('button', { name: '这 1 题都导入' }));
  const asked = service.asked.filter((address) => address.includes('choose'));
  expect(asked).toHaveLength(2);
});

it('columns are matched, each field once', async () => {
  const { service, user } = await open();
  service.answers(calls.match, null);
  await user.click(await screen.findByRole('button', { name: '调整列的对应关系' }));
  const dialog = await screen.findByRole('dialog', { name: '列的对应关系' });
  await user.click(within(dialog).getByRole('button', { name: '按此重新读取' }));
  expect(await within(dialog).findByText('请为“题干”选择一列')).toBeVisible();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: '提问' }), '题干');
  await user.click(within(dialog).getByRole('button', { name: '按此重新读取' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is saved into a chapter that somebody chooses', async () => {
  const { service, user } = await open();
  service.answers(calls.confirm, { saved: 1 });
  await user.click(await screen.findByRole('button', { name: '导入 1 题' }));
  const dialog = await screen.findByRole('dialog', { name: '导入到题库' });
  await user.selectOptions(within(dialog).getByRole('combobox'), '心血管');
  expect(within(dialog).getByRole('checkbox')).toBeChecked();
  service.answers(calls.detail, { ...anImport, state: 'saved', saved: 1 });
  await user.click(within(dialog).getByRole('button', { name: '导入 1 题' }));
  expect(await screen.findByRole('button', { name: '撤销整个导入' })).toBeVisible();
});

it('is taken back, and what stays is named', async () => {
  const { service, user } = await open({ state: 'saved', saved: 2 });
  const kept = [{ questionId: 9, place: 0, stem: '心率？', why: 'edited' }];
  service.answers(calls.undo, { removed: 1, kept });
  await user.click(await screen.findByRole('button', { name: '撤销整个导入' }));
  service.answers(calls.detail, { ...anImport, state: 'undone', saved: 2 });
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: '撤销整个导入' }));
  expect(await screen.findByText('已移除 1 题')).toBeVisible();
  expect(screen.getByText(/导入后修改过/)).toBeVisible();
});

it('says why a file was not read', async () => {
  await open({ state: 'failed', failure: '认不出这是什么格式' });
  expect(await screen.findByText('认不出这是什么格式')).toBeVisible();
  expect(screen.getByRole('link', { name: '换一个文件' })).toBeVisible();
});

it('a bank goes out as a file, and what that cannot hold is named', async () => {
  const { service, user } = await open(null);
  const file = { fileName: '内科题库.txt', url: '/storage/made/a.txt', expiresAt: 0 };
  service.answers(questionExportCalls.make, {
    file,
    count: 3,
    lost: [{ number: 2, what: '图片' }],
  });
  await user.click(await screen.findByRole('button', { name: '导出题目' }));
  const dialog = await screen.findByRole('dialog', { name: '导出题目' });
  await user.selectOptions(within(dialog).getByRole('combobox'), 'GIFT 文本');
  await user.click(within(dialog).getByRole('button', { name: '导出' }));
  expect(await within(dialog).findByText('第 2 题：图片')).toBeVisible();
});

it('shows the eleventh complaint, too, when it is asked for', async () => {
  const complaints = Array.from({ length: 11 }, (_, at) => `第 ${at + 1} 处`);
  const { user } = await open({ complaints });
  expect(await screen.findByText('第 10 处')).toBeVisible();
  expect(screen.queryByText('第 11 处')).toBeNull();
  await user.click(screen.getByRole('button', { name: '查看其余 1 处' }));
  expect(screen.getByText('第 11 处')).toBeVisible();
});

it('leads back to the first page where the last one has become empty', async () => {
  const { service, router } = await open();
  service.answers(calls.rows, { list: [], total: 20 });
  await act(() => router.navigate('/univ/banks/import?bankId=3&importId=5&page=2'));
  expect(await screen.findByText('没有这一页')).toBeVisible();
  expect(screen.queryByText('没有这样的题目')).toBeNull();
});

it('an upload is called off, and what was pasted is there still', async () => {
  const { service, user, at } = await open(null);
  service.hangs(calls.begin);
  const field = await screen.findByRole('textbox', { name: /题目文字/ });
  await user.type(field, '1. 谁？');
  await user.click(screen.getByRole('button', { name: '识别题目' }));
  await user.click(await screen.findByRole('button', { name: '取消上传' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '取消上传' })).toBeNull());
  expect(field).toHaveValue('1. 谁？');
  expect(at()).toBe('/univ/banks/import?bankId=3');
});

it('nobody is pulled back who has left while a file was sent', async () => {
  const { service, user, at, router } = await open(null);
  service.answers(calls.begin, { importId: 5 });
  const { held, letGo } = holdOnce(service, calls.begin);
  await user.type(await screen.findByRole('textbox', { name: /题目文字/ }), '1. 谁？');
  await user.click(screen.getByRole('button', { name: '识别题目' }));
  await held;
  await act(() => router.navigate('/univ/banks'));
  letGo();
  expect(await screen.findByText('文件已上传，可从“最近的导入”里继续')).toBeVisible();
  expect(at()).toBe('/univ/banks');
});

it('pasted words that could not be read come back to be corrected', async () => {
  const { service, user } = await open(null);
  service.answers(calls.begin, { importId: 5 });
  service.answers(calls.detail, { ...anImport, state: 'failed', failure: '没有找到题目' });
  await user.type(await screen.findByRole('textbox', { name: /题目文字/ }), '1. 谁？');
  await user.click(screen.getByRole('button', { name: '识别题目' }));
  await user.click(await screen.findByRole('link', { name: '返回修改粘贴的文字' }));
  expect(await screen.findByRole('textbox', { name: /题目文字/ })).toHaveValue('1. 谁？');
});

it('is saved once, however often it is asked for before it shows', async () => {
  const { service, user } = await open();
  service.answers(calls.confirm, { saved: 1 });
  await user.click(await screen.findByRole('button', { name: '导入 1 题' }));
  const dialog = await screen.findByRole('dialog', { name: '导入到题库' });
  service.hangs(calls.detail);
  await user.click(within(dialog).getByRole('button', { name: '导入 1 题' }));
  expect(await screen.findByText('已导入 1 题')).toBeVisible();
  await user.click(dialog.querySelector('button[type=submit]')!);
  const asked = service.asked.filter((one) => one.includes(calls.confirm.path));
  expect(asked).toHaveLength(1);
});

it('takes pictures where a question is corrected', async () => {
  const { user } = await open();
  await user.click((await screen.findAllByRole('button', { name: '修改' }))[1]!);
  const dialog = await screen.findByRole('dialog', { name: '修改第 2 题' });
  expect((await within(dialog).findAllByRole('button', { name: /图片/ })).length).toBeGreaterThan(
    0,
  );
});
