import { type QuestionType, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
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
    return <QuestionEditor {...{ draft, onChange, isChecked }} />;
  }
  show(<Written />);
  return { user: userEvent.setup(), draft: () => last };
}
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const type = async (name: string | RegExp, words: string) => {
  const field = await box(name);
  if (field instanceof HTMLDivElement) {
    field.innerHTML = words;
    fireEvent.input(field);
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
