import { show } from '@cheese/ui/testing/show';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Paper } from './Paper';
import { QuestionSheet } from './QuestionSheet';
import type { Chosen } from './sheetState';
import { aPaper } from './testing/aPaper';
import type { Outcome } from './useAnswerKeeping';

/** A sheet whose calls are answered by hand, and what they were asked. */
function open(paper: Paper = aPaper(), outcome: Outcome = 'done') {
  const kept: unknown[] = [];
  const handedIn: unknown[] = [];
  const onSubmitted = jest.fn();
  let draft: Chosen = {};
  const calls = {
    keep: async (answer: unknown) => {
      kept.push(answer);
      return outcome;
    },
    submit: async (answers: unknown) => {
      handedIn.push(answers);
      return outcome;
    },
    onSubmitted,
  };
  const drafts = { read: () => draft, write: (chosen: Chosen) => void (draft = chosen) };
  show(
    <QuestionSheet {...{ paper, calls, drafts }} kinds={{ 1: '单选题' }} ended={<p>已结束</p>} />,
  );
  return { kept, handedIn, onSubmitted, draft: () => draft, user: userEvent.setup() };
}

const stem = (id: number) => screen.findByRole('heading', { name: `第 ${id} 号题目` });

it('is answered by its keys from question to question, and each answer is kept', async () => {
  const { kept, user } = open();
  expect(screen.getByText('单选题')).toBeVisible();
  await user.keyboard('b{Enter}');
  expect(await stem(12)).toHaveFocus();
  await user.keyboard('1');
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(kept).toEqual([
    { questionId: 11, option: 'B' },
    { questionId: 12, option: 'A' },
  ]);
  expect(screen.getByRole('button', { name: '第2题，已作答' })).toHaveAttribute('aria-current');
});

it('keeps in the browser what found nobody', async () => {
  const { user, draft } = open(aPaper(), 'lost');
  await user.click(screen.getByRole('radio', { name: /错误/ }));
  expect(await screen.findByText('离线，稍后自动保存')).toBeVisible();
  expect(draft()).toEqual({ 11: 'B' });
});

it('is handed in once, after it was said what is still open', async () => {
  const answers = [{ questionId: 11, option: 'A' }];
  const { user, handedIn, onSubmitted } = open(aPaper({ answers }));
  await user.click(screen.getByRole('button', { name: '交卷' }));
  expect(screen.getByText(/还有 2 题未作答/)).toBeVisible();
  const confirm = screen.getByRole('button', { name: '确认交卷' });
  await act(async () => {
    confirm.click();
    confirm.click();
  });
  expect(handedIn).toEqual([answers]);
  expect(onSubmitted).toHaveBeenCalledTimes(1);
});

it('gives its place away where the paper is over already', async () => {
  const { user } = open(aPaper(), 'gone');
  await user.keyboard('a');
  expect(await screen.findByText('已结束')).toBeVisible();
});
