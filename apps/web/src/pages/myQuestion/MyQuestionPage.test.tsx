import { practiceCalls } from '@cheese/domain/calls/exam/practice';
import { questionLibraryCalls } from '@cheese/domain/calls/exam/questionLibrary';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { screen, waitFor } from '@testing-library/react';
import { aBank, aPractice } from '../../features/questionBank/testing/aBank';
import { openSignedIn, signOut } from '../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../testing/renderPage';

beforeAll(() => import('./MyQuestionPage'));
afterEach(signOut);

it('shows each bank with how far one is, and begins what is due', async () => {
  const service = fakeService();
  service.answers(questionLibraryCalls.subscribed, { list: [aBank()], total: 1 });
  service.answers(practiceCalls.start, aPractice({ id: 93 }));
  const { user, at, sent } = openSignedIn('/myQuestion', service);
  expect(await screen.findByText('已做 40 / 100 题')).toBeVisible();
  expect(screen.getByText('正确率 75%')).toBeVisible();
  expect(screen.getByText(/FSRS/)).toBeVisible();
  const row = screen.getByRole('rowheader', { name: '内科学题库' }).closest('tr');
  expect(row).toHaveTextContent('内科学题库301060');
  await user.click(screen.getByRole('button', { name: '复习 7 题：内科学题库' }));
  await waitFor(() => expect(at()).toBe('/testingCenter/test?practiceId=93'));
  expect(sent(practiceCalls.start)).toEqual([{ source: 8, sourceId: 5 }]);
});

it('draws nothing before the first answer', async () => {
  const service = fakeService();
  const fresh = aBank({ answeredCount: 0, rightCount: 0, wrongCount: 0, dueCount: 0 });
  service.answers(questionLibraryCalls.subscribed, { list: [fresh], total: 1 });
  openSignedIn('/myQuestion', service);
  expect(await screen.findByText('已做 0 / 100 题')).toBeVisible();
  expect(screen.queryByText('作答统计')).toBeNull();
  expect(screen.queryByRole('button', { name: /^复习/ })).toBeNull();
});

it('says where banks come from where there are none', async () => {
  const service = fakeService();
  service.answers(questionLibraryCalls.subscribed, { list: [], total: 0 });
  openSignedIn('/myQuestion', service);
  expect(await screen.findByText('您还没有题库')).toBeVisible();
});

it('asks a visitor to sign in', async () => {
  renderPage('/myQuestion', fakeService());
  expect(await screen.findByRole('dialog', { name: '系统检测到您未登录' })).toBeVisible();
});
