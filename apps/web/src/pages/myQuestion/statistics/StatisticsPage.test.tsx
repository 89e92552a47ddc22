import { fakeService } from '@cheese/api-client/testing/fakeService';
import { questionLibraryCalls as calls } from '@cheese/domain/calls/exam/questionLibrary';
import type { LibraryStatistics } from '@cheese/domain/contract/exam/questionLibrary';
import { act, screen, within } from '@testing-library/react';
import { aBank } from '../../../features/questionBank/testing/aBank';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderPage } from '../../../testing/renderPage';
import { overviewOf } from './overviewOf';

jest.mock('@cheese/ui/charts/EChart', () => ({ __esModule: true, default: () => null }));

const statistics: LibraryStatistics = {
  libraryId: 5,
  name: '内科学',
  chapters: [
    {
      chapterId: 1,
      name: '呼吸系统',
      questionCount: 40,
      answeredCount: 20,
      share: 0.6,
      averageShare: 0.75,
      places: [{ label: '肺炎的影像', address: '/course/detail?id=3', wrongCount: 2 }],
    },
    {
      chapterId: 2,
      name: '循环系统',
      questionCount: 30,
      answeredCount: 0,
      share: null,
      averageShare: null,
      places: [],
    },
  ],
  days: [
    { day: '2026-11-19', answeredCount: 0, rightCount: 0 },
    { day: '2026-11-20', answeredCount: 20, rightCount: 12 },
  ],
};

async function seen(address: string) {
  const service = fakeService();
  fakeSignIn(service);
  service.answers(calls.statistics, statistics);
  const bank = aBank({ answeredCount: 40, rightCount: 7 });
  service.answers(calls.subscribed, { list: [bank], total: 1 });
  const page = renderPage(address, service);
  await act(() => page.session.signIn('good'));
  return page;
}

it('says how one does beside everybody, chapter by chapter and day by day', async () => {
  await seen('/myQuestion/statistics?libraryId=5');
  const table = within(await screen.findByRole('table', { name: '各章的正确率' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent('呼吸系统20 / 40 题低于平均 60%75%练习');
  expect(second).toHaveTextContent('循环系统0 / 30 题 ——练习');
  expect(screen.getByRole('table', { name: '近 30 天的作答' })).toHaveTextContent('2026-11-202012');
  expect(screen.getByText('20 / 70 题')).toBeVisible();
});

it('leads to where one learns what was wrong', async () => {
  await seen('/myQuestion/statistics?libraryId=5');
  const places = within(await screen.findByRole('list', { name: '呼吸系统：去哪里学' }));
  expect(places.getByRole('listitem')).toHaveTextContent('肺炎的影像 （与 2 道错题有关）');
  expect(places.getByRole('link')).toHaveAttribute('href', '/course/detail?id=3');
  expect(screen.queryByRole('list', { name: /循环系统/ })).toBeNull();
});

it('without a bank lets one choose, and says a share as the bank itself does', async () => {
  await seen('/myQuestion/statistics');
  const link = await screen.findByRole('link', { name: '内科学题库' });
  expect(link).toHaveAttribute('href', '/myQuestion/statistics?libraryId=5');
  expect(screen.getByText('正确率 17%')).toBeVisible();
  const [, right] = overviewOf({
    ...statistics,
    chapters: [{ ...statistics.chapters[0]!, answeredCount: 40, share: 7 / 40 }],
  });
  expect(right).toMatchObject({ value: '17%' });
});
