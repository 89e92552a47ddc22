import { collectedQuestionCalls } from '@cheese/domain/calls/exam/collectedQuestion';
import { questionLibraryCalls } from '@cheese/domain/calls/exam/questionLibrary';
import { collectCalls } from '@cheese/domain/calls/learning/collect';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { screen } from '@testing-library/react';
import { aBank } from '../../../features/questionBank/testing/aBank';
import { aPaperQuestion } from '../../../features/questionBank/testing/aQuestion';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';

beforeAll(() => import('./CollectPage'));
afterEach(signOut);

const collected = {
  libraryId: 5,
  origin: '内科学题库 · 循环系统',
  question: aPaperQuestion(),
  collectedAt: Date.UTC(2026, 10, 20),
};

function aService() {
  const service = fakeService();
  service.answers(questionLibraryCalls.subscribed, { list: [aBank()], total: 1 });
  service.answers(collectedQuestionCalls.list, { list: [collected], total: 1 });
  return service;
}

it('shows the question as it is asked, not to be answered here', async () => {
  openSignedIn('/myQuestion/collect', aService());
  expect(await screen.findByText(/心脏有几个腔/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /四个/ })).toBeDisabled();
});

it('takes it off at once, and puts it back where that was a slip', async () => {
  const service = aService();
  service.answers(collectCalls.remove, null);
  service.answers(collectCalls.add, null);
  const { user, sent } = openSignedIn('/myQuestion/collect', service);
  await user.click(await screen.findByRole('button', { name: '取消收藏' }));
  expect(await screen.findByText('已取消收藏')).toBeVisible();
  expect(service.asked.some((asked) => asked.includes('type=4&productId=11'))).toBe(true);
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(sent(collectCalls.add)).toEqual([{ type: 4, productId: 11 }]);
});

it('says how questions come here where there are none', async () => {
  const service = aService();
  service.answers(collectedQuestionCalls.list, { list: [], total: 0 });
  openSignedIn('/myQuestion/collect', service);
  expect(await screen.findByText('还没有收藏题目')).toBeVisible();
});
