import { quizCalls } from '@cheese/domain/calls/emergency/quiz';
import { screen, within } from '@testing-library/react';
import { reviewedQuestions } from '../../../../features/quiz/testing/aQuiz';
import { learn } from '../../../../testing/learn';
import { signOut } from '../../../../testing/manage';

const address = '/emergencyCenter/quiz/wrong';
const list = reviewedQuestions
  .slice(1)
  .map((question, index) => ({ ...question, wrongCount: index + 2, answeredAt: 0 }));

afterEach(signOut);

it('shows what was answered wrong, how often, and the way to do it again', async () => {
  const { service } = learn(`${address}?page=2`, (wire) =>
    wire.answers(quizCalls.wrongList, { list, total: 12 }),
  );
  expect(await screen.findByText('累计答错 2 次')).toBeVisible();
  expect(screen.getByRole('heading', { name: '11. 溺水者救上岸后应先控水。' })).toBeVisible();
  expect(screen.getByRole('button', { name: '再练错题' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: '分页' })).toBeVisible();
  expect(service.asked).toContain('/smreds/quiz/v1/wrong/list?page=2&pageCnt=10');
});

it('says where there is nothing, and what to do', async () => {
  learn(address, (wire) => wire.answers(quizCalls.wrongList, { list: [], total: 0 }));
  expect(await screen.findByText('目前没有错题')).toBeVisible();
  expect(screen.queryByRole('button', { name: '再练错题' })).toBeNull();
});

it('a page behind the last one leads back to the first', async () => {
  learn(`${address}?page=9`, (wire) => wire.answers(quizCalls.wrongList, { list: [], total: 12 }));
  expect(await screen.findByText('没有这一页')).toBeVisible();
  expect(screen.getByRole('link', { name: '回到第一页' })).toHaveAttribute(
    'href',
    '/emergencyCenter/quiz/wrong?page=1',
  );
});

it('fails in words and tries again', async () => {
  const { user, service } = learn(address, () => undefined);
  const failed = within(await screen.findByRole('alert'));
  service.answers(quizCalls.wrongList, { list, total: 2 });
  await user.click(failed.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('累计答错 3 次')).toBeVisible();
});
