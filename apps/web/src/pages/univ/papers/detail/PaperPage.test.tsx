import { fakeService } from '@cheese/api-client/testing/fakeService';
import { paperManageCalls } from '@cheese/domain/calls/exam/paperManage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';
import { aPaper, question, seenPaper as seen, source } from './testing/seenPaper';

const numbers = () =>
  screen.getAllByRole('listitem').map((row) => /第\d+号题/u.exec(row.textContent ?? '')?.[0]);

it('shows what was found, and puts questions in order by keyboard', async () => {
  const { user } = await seen();
  expect(await screen.findByText('第 2 题已有新版本')).toBeVisible();
  expect(screen.getByText('共 2 题，4 分')).toBeVisible();
  act(() => screen.getByRole('button', { name: '下移第 1 题' }).focus());
  await user.keyboard('{Enter}');
  expect(numbers()).toEqual(['第12号题', '第11号题']);
  expect(screen.getByRole('button', { name: '下移第 2 题' })).toHaveFocus();
});

it('takes a removal back, scores all alike, and saves with what was seen', async () => {
  const { service, user } = await seen();
  service.answers(paperManageCalls.save, { edition: 4, findings: [] });
  await user.click(await screen.findByRole('button', { name: '移除第 1 题' }));
  expect(screen.getByText('共 1 题，2 分')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  const each = screen.getByLabelText('每题分值');
  await user.clear(each);
  await user.type(each, '3');
  await user.click(screen.getByRole('button', { name: '全部应用' }));
  expect(screen.getByText('共 2 题，6 分')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('试卷已保存')).toBeVisible();
});

it('picks from a bank what is not in it yet', async () => {
  const { service, user } = await seen();
  service.answers(paperManageCalls.pick, { list: [question(11), question(13)], total: 2 });
  await user.click(await screen.findByRole('button', { name: '选题' }));
  const dialog = within(await screen.findByRole('dialog', { name: '从题库选题' }));
  expect(await dialog.findByRole('checkbox', { name: /第11号题/ })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: /第13号题/ }));
  await user.click(dialog.getByRole('button', { name: '加入试卷' }));
  expect(await screen.findByText('共 3 题，6 分')).toBeVisible();
});

it('looks for a tag, and for what was not asked since a day', async () => {
  const { service, user } = await seen();
  const bodies: object[] = [];
  service.answersWith(paperManageCalls.pick, (_asks, body) => {
    bodies.push(body);
    return { list: [question(13)], total: 1 };
  });
  await user.click(await screen.findByRole('button', { name: '选题' }));
  fireEvent.change(await screen.findByLabelText('知识点'), { target: { value: '重点' } });
  fireEvent.change(screen.getByLabelText(/排除此日期/), { target: { value: '2026-01-01' } });
  const unusedSince = Date.parse('2026-01-01T00:00:00+08:00');
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ tag: '重点', unusedSince }));
});

it('draws once, and says what was not found', async () => {
  const { service, user } = await seen();
  const drawn = [{ questions: [question(21)], missing: 4 }];
  service.answers(paperManageCalls.draw, { drawn });
  await user.click(await screen.findByRole('button', { name: '按规则抽题' }));
  const dialog = within(await screen.findByRole('dialog', { name: '按规则抽题' }));
  await user.click(dialog.getByRole('button', { name: '炎症（9）' }));
  await user.click(dialog.getByRole('button', { name: '抽出固定题目' }));
  expect(await screen.findByText('符合条件的题目不足，还差 4 题')).toBeVisible();
  expect(screen.getByText('共 3 题，6 分')).toBeVisible();
});

it('keeps a rule that draws for each anew', async () => {
  const { user } = await seen();
  await user.click(await screen.findByRole('button', { name: '按规则抽题' }));
  const dialog = within(await screen.findByRole('dialog', { name: '按规则抽题' }));
  await user.click(dialog.getByRole('button', { name: '每人随机抽取' }));
  expect(await screen.findByText('每人随机抽 10 题，每题 2 分')).toBeVisible();
  expect(screen.getByText('共 12 题，24 分')).toBeVisible();
});

it('takes a score when its field is left, in quarters, and says what is none', async () => {
  const { user } = await seen();
  const score = await screen.findByRole('textbox', { name: '第 1 题的分值' });
  await user.clear(score);
  await user.type(score, '2.3');
  await user.tab();
  expect(screen.getByText('请填写 0 至 100 的数字，可精确到 0.25')).toBeVisible();
  expect(score).toHaveValue('2.3');
  expect(screen.getByText('共 2 题，4 分')).toBeVisible();
  await user.clear(score);
  await user.type(score, '2.25');
  await user.tab();
  expect(screen.getByText('共 2 题，4.25 分')).toBeVisible();
  expect(screen.queryByText('请填写 0 至 100 的数字，可精确到 0.25')).toBeNull();
});

it('takes over the newer words of a question', async () => {
  const service = fakeService();
  const old = question(12, { isOutdated: true });
  const newest = question(12, { version: 2, stem: '改过的第12号题' });
  const questions = [question(11), old, newest];
  service.answers(paperManageCalls.detail, { ...aPaper, questions });
  service.answers(paperManageCalls.sources, [source]);
  const { user } = await openAsTeacher('/univ/papers/detail?paperId=1', service);
  await user.click(await screen.findByRole('button', { name: '第 2 题换成新版本' }));
  expect(screen.getByText('改过的第12号题')).toBeVisible();
  expect(screen.queryByRole('button', { name: '第 2 题换成新版本' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(screen.queryByText('改过的第12号题')).toBeNull();
});

describe('somebody else who saves meanwhile', () => {
  it('takes nothing that was changed, and is opened after a question', async () => {
    const { service, user } = await seen();
    await user.click(await screen.findByRole('button', { name: '移除第 1 题' }));
    service.refuses(paperManageCalls.save, { status: 409, flag: 409, message: '已被修改' });
    service.answers(paperManageCalls.detail, { ...aPaper, edition: 4, name: '他人的试卷' });
    await user.click(screen.getByRole('button', { name: '保存' }));
    const load = await screen.findByRole('button', { name: '载入新版本' });
    expect(screen.getByText('共 1 题，2 分')).toBeVisible();
    await user.click(load);
    const question = within(await screen.findByRole('alertdialog', { name: '载入新版本' }));
    await user.click(question.getByRole('button', { name: '载入新版本' }));
    expect(await screen.findByDisplayValue('他人的试卷')).toBeVisible();
    expect(screen.getByText('共 2 题，4 分')).toBeVisible();
  });
});

it('keeps what is changed while it is being saved', async () => {
  const { service, user } = await seen();
  await user.click(await screen.findByRole('button', { name: '移除第 1 题' }));
  service.answersWith(paperManageCalls.save, () => {
    service.answers(paperManageCalls.detail, { ...aPaper, edition: 4 });
    fireEvent.change(screen.getByLabelText(/试卷名称/), { target: { value: '新的名称' } });
    return { edition: 4, findings: [] };
  });
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('试卷已保存')).toBeVisible();
  expect(screen.getByLabelText(/试卷名称/)).toHaveValue('新的名称');
  expect(screen.getByText('共 1 题，2 分')).toBeVisible();
  expect(screen.queryByText(/已有更新的版本/)).toBeNull();
});

it('makes nothing of what is not saved', async () => {
  const { service, user } = await seen();
  await user.click(await screen.findByRole('button', { name: '移除第 1 题' }));
  await user.click(screen.getByRole('button', { name: '预览' }));
  expect(await screen.findByText('请先保存试卷')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: '导出 Word' }));
  expect(service.asked.join()).not.toContain('export');
});

it('says what a document cannot hold', async () => {
  const { service, user } = await seen();
  const file = { fileName: '期中试卷.docx', url: '/made/1', expiresAt: 0 };
  service.answers(paperManageCalls.export, { file, lost: [{ number: 2, what: '图片' }] });
  await user.click(await screen.findByRole('button', { name: '导出 Word' }));
  const dialog = within(await screen.findByRole('dialog', { name: '部分内容未能导出' }));
  expect(dialog.getByText('第 2 题：图片')).toBeVisible();
});

it('prints the sheet and the key of one example', async () => {
  await seen();
  expect(await screen.findByRole('link', { name: '打印' })).toHaveAttribute(
    'href',
    '/univ/papers/print?paperId=1&seed=3',
  );
  expect(screen.getByRole('link', { name: '打印（含答案）' })).toHaveAttribute(
    'href',
    '/univ/papers/print?paperId=1&seed=3&key=1',
  );
});

describe('a dialog that holds what was chosen', () => {
  const asks = async (user: Awaited<ReturnType<typeof seen>>['user'], loss: RegExp) => {
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(loss);
  };

  it('asks before ticked questions are lost', async () => {
    const { service, user } = await seen();
    service.answers(paperManageCalls.pick, { list: [question(13)], total: 1 });
    await user.click(await screen.findByRole('button', { name: '选题' }));
    await user.click(await screen.findByRole('checkbox', { name: /第13号题/ }));
    await asks(user, /已勾选的题目还没有加入试卷/);
  });

  it('asks before a rule is lost', async () => {
    const { user } = await seen();
    await user.click(await screen.findByRole('button', { name: '按规则抽题' }));
    await user.click(await screen.findByRole('button', { name: '炎症（9）' }));
    await asks(user, /抽题规则还没有加入试卷/);
  });
});

it('lists chapters in the order of their bank, each behind those above it', async () => {
  const service = fakeService();
  const chapter = (id: number, parentId: number | null, name: string) => ({
    id,
    parentId,
    name,
    count: 1,
  });
  const chapters = [chapter(9, null, '总论'), chapter(4, null, '炎症'), chapter(2, 9, '绪言')];
  service.answers(paperManageCalls.detail, aPaper);
  service.answers(paperManageCalls.sources, [{ ...source, chapters }]);
  service.answers(paperManageCalls.pick, { list: [question(13)], total: 1 });
  const { user } = await openAsTeacher('/univ/papers/detail?paperId=1', service);
  await user.click(await screen.findByRole('button', { name: '选题' }));
  const choices = within(await screen.findByLabelText('章节')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    '全部',
    '总论',
    '总论 / 绪言',
    '炎症',
  ]);
});

it('says that the banks could not be asked for, not that there are none', async () => {
  const service = fakeService();
  service.answers(paperManageCalls.detail, aPaper);
  await openAsTeacher('/univ/papers/detail?paperId=1', service);
  // The toast has a button with the same name.
  const face = await screen.findByRole('alert');
  expect(within(face).getByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.queryByText('暂无可用的题库')).toBeNull();
});

describe('on paper', () => {
  const print = async (address: string) => {
    const service = fakeService();
    const [section] = aPaper.sections;
    const questions = aPaper.questions.map((one) => ({ ...one, score: 2 }));
    service.answers(paperManageCalls.made, {
      name: '期中试卷',
      questionCount: 2,
      totalScore: 4,
      isDrawn: false,
      sections: [{ title: section!.title, note: '', questions }],
    });
    await openAsTeacher(address, service);
    await screen.findByRole('heading', { level: 1 });
  };

  it('stands without its key', async () => {
    await print('/univ/papers/print?paperId=1');
    expect(screen.getByText('共 2 题，满分 4 分')).toBeVisible();
    expect(screen.queryByText('因为甲')).toBeNull();
    expect(screen.queryByText('答案：')).toBeNull();
  });

  it('and with it', async () => {
    await print('/univ/papers/print?paperId=1&key=1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('期中试卷（答案与解析）');
    expect(screen.getAllByText('因为甲')).toHaveLength(2);
  });
});
