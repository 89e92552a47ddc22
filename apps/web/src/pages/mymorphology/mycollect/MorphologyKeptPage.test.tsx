import { fakeService } from '@cheese/api-client/testing/fakeService';
import { collectCalls } from '@cheese/domain/calls/learning/collect';
import { screen } from '@testing-library/react';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';

beforeAll(() => import('./MorphologyKeptPage'));
afterEach(signOut);

it('shows slides and libraries alone, each leading to where it opens', async () => {
  const kept = { cover: '', catalogId: null, isGone: false, collectedAt: 1_763_600_000_000 };
  const service = fakeService();
  service.answers(collectCalls.list, {
    list: [
      { ...kept, id: 1, type: 32, productId: 31, title: '肝小叶' },
      { ...kept, id: 2, type: 2, productId: 5, title: '消化系统切片库' },
    ],
    total: 2,
  });
  service.answers(collectCalls.catalogs, [{ id: 7, pid: null, name: '期末', count: 9 }]);
  const { service: wire } = openSignedIn('/mymorphology/mycollect', service);
  expect(await screen.findByRole('link', { name: '肝小叶' })).toHaveAttribute(
    'href',
    '/morphology/slice?id=31',
  );
  expect(screen.getByRole('link', { name: '消化系统切片库' })).toHaveAttribute(
    'href',
    '/morphology/detail?id=5',
  );
  const asked = wire.asked.find((url) => url.includes('collect/v1/list')) ?? '';
  expect(new URL(asked, 'http://site').searchParams.getAll('types')).toEqual(['2', '32']);
  expect(screen.getByRole('link', { name: '期末' })).toBeVisible();
});
