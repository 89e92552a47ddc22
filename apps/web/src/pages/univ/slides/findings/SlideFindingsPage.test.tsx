import { fakeService } from '@cheese/api-client/testing/fakeService';
import { slideFindingMarkingCalls } from '@cheese/domain/calls/slides/slideFindingMarking';
import { screen } from '@testing-library/react';
import { openAsTeacher } from '../../../../testing/openAsTeacher';

beforeAll(() => import('./SlideFindingsPage'));

it('leads from what was handed in to its slide', async () => {
  const service = fakeService();
  const handed = {
    id: 3,
    formId: 7,
    title: '肝切片报告',
    slideId: 31,
    slideTitle: '肝小叶',
    writer: '小林',
    state: 3,
    handedAt: 1,
    total: 14,
    most: 15,
  };
  service.answers(slideFindingMarkingCalls.list, { list: [handed], total: 1 });
  await openAsTeacher('/univ/slides/findings', service);
  expect(await screen.findByRole('link', { name: '肝小叶' })).toHaveAttribute(
    'href',
    '/morphology/slice?id=31',
  );
  expect(screen.getByText('14 / 15')).toBeVisible();
});
