import { quizCalls } from '@cheese/domain/calls/emergency/quiz';
import { screen, within } from '@testing-library/react';
import { aResult } from '../../../../features/quiz/testing/aQuiz';
import { learn } from '../../../../testing/learn';
import { signOut } from '../../../../testing/manage';

const address = '/emergencyCenter/quiz/history';
const { questions: _, ...summary } = aResult();

afterEach(signOut);

it('shows what was handed in, each with the way to its review', async () => {
  learn(address, (wire) => wire.answers(quizCalls.list, { list: [summary], total: 1 }));
  expect(await screen.findByRole('link', { name: '33 分' })).toHaveAttribute(
    'href',
    '/emergencyCenter/quiz/result?id=7',
  );
  expect(screen.getByText('答对 1/3 题')).toBeVisible();
});

it('says where there is nothing, and what to do', async () => {
  learn(address, (wire) => wire.answers(quizCalls.list, { list: [], total: 0 }));
  expect(await screen.findByText('您还没有完成过测验')).toBeVisible();
  expect(screen.getByRole('link', { name: '开始测验' })).toHaveAttribute(
    'href',
    '/emergencyCenter/quiz?start=1',
  );
});

it('a page behind the last one leads back to the first', async () => {
  learn(`${address}?page=9`, (wire) => wire.answers(quizCalls.list, { list: [], total: 25 }));
  expect(await screen.findByText('没有这一页')).toBeVisible();
  expect(screen.getByRole('link', { name: '回到第一页' })).toHaveAttribute(
    'href',
    '/emergencyCenter/quiz/history?page=1',
  );
});

it('fails in words and tries again', async () => {
  const { user, service } = learn(address, () => undefined);
  const failed = within(await screen.findByRole('alert'));
  service.answers(quizCalls.list, { list: [summary], total: 1 });
  await user.click(failed.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('33 分')).toBeVisible();
});
