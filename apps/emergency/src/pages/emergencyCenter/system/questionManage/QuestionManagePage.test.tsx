import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { questionCalls } from '@cheese/domain/calls/emergency/question';
import type { BankQuestion } from '@cheese/domain/contract/emergency/shapes/questionShapes';
import { screen, waitFor, within } from '@testing-library/react';
import { manage, signOut } from '../../../../testing/manage';

const aQuestion = (said: Partial<BankQuestion> = {}): BankQuestion => ({
  id: 7,
  type: 1,
  stem: '成人胸外按压的频率是多少？',
  options: [
    { key: 'A', text: '每分钟 60～80 次' },
    { key: 'B', text: '每分钟 100～120 次' },
  ],
  category: 2,
  topic: 9,
  difficulty: 1,
  answer: 'B',
  analysis: '指南推荐每分钟 100～120 次。',
  createdAt: 0,
  updatedAt: 0,
  ...said,
});

const withQuestions = (service: FakeService) => {
  service.answersWith(questionCalls.list, ({ keyword }) =>
    keyword ? { list: [], total: 0 } : { list: [aQuestion()], total: 45 },
  );
  service.answers(questionCalls.save, { id: 8 });
  service.answers(questionCalls.edit, null);
  service.answers(questionCalls.remove, null);
};
const open = (search = '', prepare = withQuestions) => manage(`/questionManage${search}`, prepare);

afterEach(signOut);

describe('the list of questions', () => {
  it('shows them, their pages, and what they are narrowed by in the address', async () => {
    const { choose, at, service } = open('?page=2');
    expect(await screen.findByText('成人胸外按压的频率是多少？')).toBeVisible();
    expect(screen.getByText('共 45 条')).toBeVisible();
    await choose('题型', '判断题');
    expect(at()).toBe('/emergencyCenter/system/questionManage?type=2');
    await waitFor(() =>
      expect(service.asked).toContain('/smreds/question/v1/list?page=1&type=2&pageCnt=20'),
    );
  });

  it('says before the trainees find out that the bank is too small', async () => {
    open();
    expect(await screen.findByText(/题库现有 45 题，只够每位学员测验 4 次/)).toBeVisible();
  });

  it('removes several at once, after it said what is lost', async () => {
    const { user, press, service, sent } = open();
    service.answers(questionCalls.removeMany, null);
    await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
    await press('批量删除');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/将删除所选的 1 道题目/);
    await press('删除');
    await waitFor(() => expect(sent(questionCalls.removeMany.path)).toEqual([{ ids: [7] }]));
    await waitFor(() => expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull());
  });

  it('says that nothing was found, and leads back to all', async () => {
    open('?keyword=zzz');
    expect(await screen.findByText('没有符合条件的题目')).toBeVisible();
    expect(screen.getByRole('link', { name: '清除筛选条件' })).toHaveAttribute(
      'href',
      '/emergencyCenter/system/questionManage',
    );
  });

  it('offers to start where there is none', async () => {
    open('', (service) => service.answers(questionCalls.list, { list: [], total: 0 }));
    expect(await screen.findByText('还没有题目')).toBeVisible();
    expect(screen.getAllByRole('button', { name: '新增题目' })).toHaveLength(2);
  });

  it('fails in words and tries again', async () => {
    const { service, user } = open('', () => undefined);
    const face = await screen.findByText('题目加载失败');
    withQuestions(service);
    await user.click(
      within(face.parentElement as HTMLElement).getByRole('button', { name: '重试' }),
    );
    expect(await screen.findByText('成人胸外按压的频率是多少？')).toBeVisible();
  });
});

describe('a new question', () => {
  it('says what is missing below its field, and leads to the first of it', async () => {
    const { press, sent } = open();
    await press('新增题目');
    await press('保存');
    const stem = screen.getByRole('textbox', { name: '题干' });
    expect(stem).toHaveFocus();
    expect(stem).toBeRequired();
    expect(stem).toHaveAccessibleDescription('题干不能为空');
    expect(screen.getByRole('textbox', { name: '选项 A' })).toHaveAccessibleDescription(
      '选项内容不能为空',
    );
    expect(screen.getByRole('combobox', { name: '主题' })).toHaveAccessibleDescription(
      '请选择主题',
    );
    expect(screen.getByText('请选择正确答案')).toBeVisible();
    expect(sent(questionCalls.save.path)).toEqual([]);
  });

  it('is saved with its options in their order', async () => {
    const { press, write, choose, user, sent } = open();
    await press('新增题目');
    await write('题干', '溺水者救上岸后首先应做什么？');
    await press('删除选项 D');
    await press('删除选项 C');
    await write('选项 A', '控水');
    await write('选项 B', '判断意识与呼吸');
    await user.click(screen.getByRole('radio', { name: '将选项 B 设为正确答案' }));
    await press('上移选项 B');
    await choose('分类', '急救知识');
    await choose('主题', '溺水');
    await choose('难度', '中等');
    await press('保存');
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(sent(questionCalls.save.path)).toEqual([
      {
        type: 1,
        stem: '溺水者救上岸后首先应做什么？',
        options: [
          { key: 'A', text: '判断意识与呼吸' },
          { key: 'B', text: '控水' },
        ],
        category: 2,
        topic: 2,
        difficulty: 2,
        answer: 'A',
        analysis: '',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of true or false has two given options', async () => {
    const { press, choose } = open();
    await press('新增题目');
    await choose('题型', '判断题');
    expect(screen.getByRole('textbox', { name: '选项 A' })).toHaveValue('正确');
    expect(screen.getByRole('textbox', { name: '选项 B' })).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: '添加选项' })).toBeNull();
  });
});

describe('a question of the list', () => {
  it('is edited with what it holds', async () => {
    const { press, write, sent } = open();
    await press('编辑：成人胸外按压的频率是多少？');
    expect(screen.getByRole('radio', { name: '将选项 B 设为正确答案' })).toBeChecked();
    await write('解析', '每分钟 100～120 次');
    await press('保存');
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(sent(questionCalls.edit.path)).toMatchObject([
      { id: 7, answer: 'B', analysis: '每分钟 100～120 次' },
    ]);
  });

  it('keeps what was written where saving fails', async () => {
    const { press, write, service } = open();
    service.refuses(questionCalls.edit, {
      status: 404,
      flag: 404,
      message: '该题目不存在或已删除',
    });
    await press('编辑：成人胸外按压的频率是多少？');
    await write('题干', '另一个题干');
    await press('保存');
    expect(await screen.findByText('该题目不存在或已删除')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '题干' })).toHaveValue('另一个题干');
  });

  it('is previewed as trainees see it', async () => {
    const { press } = open();
    await press('预览：成人胸外按压的频率是多少？');
    const dialog = within(await screen.findByRole('dialog', { name: '题目预览' }));
    expect(dialog.getByText('每分钟 60～80 次')).toBeVisible();
    expect(dialog.getByText('正确答案：B')).toBeVisible();
  });

  it('is removed after one question that says what is lost', async () => {
    const { press, service } = open();
    await press('删除：成人胸外按压的频率是多少？');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/不能恢复/);
    await press('删除');
    expect(await screen.findByText('已删除')).toBeVisible();
    expect(service.asked).toContain('/smreds/question/v1/delete?id=7');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

it('what is exported is what is looked at', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { press, service } = open('?topic=9');
  service.answers(questionCalls.export, { fileName: '题库.xlsx', url: '/storage/a', expiresAt: 0 });
  await press('导出');
  expect(await screen.findByText('文件已生成，正在下载')).toBeVisible();
  expect(service.asked).toContain('/smreds/question/v1/export?topic=9');
  expect(click.mock.contexts[0]).toMatchObject({ download: '题库.xlsx' });
  click.mockRestore();
});
