import { type QuestionType, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { writeRich } from '@cheese/ui/testing/sheetOf';
import { show } from '@cheese/ui/testing/show';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { kindViews } from '../kinds/kindViews';
import { emptyDraft } from './emptyDraft';
import { draftFault } from './draftFault';
import { QuestionEditor } from './QuestionEditor';

/** An editor at work, and what was written last. */
function write(said: Partial<QuestionDraft> = {}, isChecked = false) {
  const first = { ...emptyDraft(said.type), ...said };
  let last = first;
  function Written() {
    const [draft, setDraft] = useState(first);
    const onChange = (next: QuestionDraft) => {
      last = next;
      setDraft(next);
    };
    return <QuestionEditor draft={draft} onChange={onChange} isChecked={isChecked} />;
  }
  show(<Written />);
  return { user: userEvent.setup(), draft: () => last };
}
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const type = async (name: string | RegExp, words: string) => {
  const field = await box(name);
  if (field instanceof HTMLDivElement) {
    await writeRich(() => screen.getByRole('textbox', { name }), words);
  } else fireEvent.change(field, { target: { value: words } });
};

it.each(Object.keys(questionTypes).map((code) => Number(code) as QuestionType))(
  'begins a question of kind %i that lacks only its words',
  (code) => {
    const draft = kindViews[code].begin({ ...emptyDraft(), type: code });
    expect(draftFault(draft)).toBe('stem');
  },
);

it('writes a question with options, and keeps the key at its option when one goes', async () => {
  const { user, draft } = write();
  await type(/^题干/, '最佳答案是？');
  for (const letter of ['A', 'B', 'C', 'D']) await type(`选项${letter}`, `第${letter}项`);
  await user.click(screen.getByRole('radio', { name: '选项C为正确答案' }));
  await user.click(screen.getByRole('button', { name: '删除选项A' }));
  expect(draft().options.map(({ key, text }) => key + text)).toEqual([
    'A第B项',
    'B第C项',
    'C第D项',
  ]);
  expect(draft().key).toEqual([['B']]);
  expect(draftFault(draft())).toBeNull();
});

it('asks for what is accepted in each gap of the stem', async () => {
  const { draft } = write({ type: 4 });
  await type(/^题干/, '体温 ____，脉搏 ____');
  await type('第2空', '80|八十');
  expect(draft()).toMatchObject({ prompts: ['', ''], key: [[], ['80', '八十']] });
  await type(/^题干/, '体温 ____');
  expect(draft().key).toEqual([[]]);
});

it('takes steps in the order in which they are written', async () => {
  const options = ['乙', '甲'].map((text, at) => ({ key: 'AB'[at] ?? '', text, picture: null }));
  const { draft } = write({ type: 6, stem: '排序', options, key: [['B'], ['A']] });
  await type(/^题干/, '请排序');
  expect(draft().options.map(({ text }) => text)).toEqual(['甲', '乙']);
  expect(draft().key).toEqual([['A'], ['B']]);
});

it('gives steps that came without an order none by itself', async () => {
  const options = ['乙', '甲'].map((text, at) => ({ key: 'AB'[at] ?? '', text, picture: null }));
  const { user, draft } = write({ type: 6, stem: '排序', options, key: [] });
  await type(/^题干/, '请排序');
  await type('选项A', '丙');
  expect(draft().key).toEqual([]);
  await user.click(await screen.findByRole('button', { name: '以上顺序就是正确顺序' }));
  expect(draft()).toMatchObject({ options: [{ text: '丙' }, { text: '甲' }], key: [['A'], ['B']] });
});

it('keeps what is filled in though the stem shows no gap', async () => {
  const { draft } = write({ type: 4, stem: '体温？', prompts: [''], key: [['37']] });
  await type(/^题干/, '正常体温？');
  expect(draft()).toMatchObject({ prompts: [''], key: [['37']] });
});

it('what turns into true or false has no answer before somebody gives one', async () => {
  const { user, draft } = write({ stem: '对吗？' });
  await user.selectOptions(await screen.findByRole('combobox', { name: '题型' }), '判断题');
  expect(draft()).toMatchObject({ type: 2, key: [] });
  expect(draftFault(draft())).toBe('key');
});

it('turns into another kind, and says what is missing once it was asked', async () => {
  const { user, draft } = write({ stem: '对吗？' }, true);
  expect(await screen.findByText('请填写每个选项的内容，或删除空选项')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: '题型' }), '判断题');
  await user.click(await screen.findByRole('radio', { name: '错误' }));
  expect(draft()).toMatchObject({ type: 2, key: [['B']] });
  expect(draftFault(draft())).toBeNull();
});

it('draws the areas of a picture by its keys', async () => {
  const { user, draft } = write({ type: 8, stem: '标出', pictures: ['/heart.png'] });
  (await screen.findByRole('application')).focus();
  await user.keyboard(
    ' {Enter}{Shift>}{ArrowRight}{/Shift}{Enter}{Shift>}{ArrowDown}{/Shift}{Enter}',
  );
  await user.click(screen.getByRole('button', { name: '完成该区域' }));
  expect(draft().key).toEqual([['0.5000,0.5000 0.5500,0.5000 0.5500,0.5500']]);
  expect(draftFault(draft())).toBeNull();
});

it('names places to learn from, as they are pasted out of the address bar', async () => {
  const { user, draft } = write({}, true);
  await user.click(screen.getByRole('button', { name: '添加学习链接' }));
  expect(screen.getByText(/粘贴本站课程/)).toBeVisible();
  await type('链接1的名称', '心电图');
  await type('链接1的地址', 'http://localhost/course/courseware?courseId=3&itemId=9');
  expect(draft().places).toEqual([
    { label: '心电图', address: '/course/courseware?courseId=3&itemId=9' },
  ]);
  expect(screen.queryByText(/粘贴本站课程/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '删除链接1' }));
  expect(draft().places).toEqual([]);
});
