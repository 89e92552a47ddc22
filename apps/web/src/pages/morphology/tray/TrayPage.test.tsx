import { fakeService } from '@cheese/api-client/testing/fakeService';
import { localKeys } from '@cheese/domain/codes/base/storageKeys';
import { slideTrayCalls } from '@cheese/domain/calls/slides/slideTray';
import { screen } from '@testing-library/react';
import { seeInRow, trayRow } from '../../../features/slide/row/seenInRow';
import { aSlide } from '../../../features/slide/testing/aSlide';
import { openAsTeacher } from '../../../testing/openAsTeacher';

beforeEach(() => localStorage.clear());

const tray = { id: 4, title: '肝的辨认', text: '依次观察', endsAt: null };

it('shows the slides in their order, each with what is said of it', async () => {
  const service = fakeService();
  service.answers(slideTrayCalls.detail, {
    ...tray,
    slides: [
      { slide: aSlide(), note: '先看小叶' },
      { slide: aSlide({ id: 32, title: '汇管区' }), note: '' },
    ],
  });
  await openAsTeacher('/morphology/tray?id=4', service);
  expect(await screen.findByRole('heading', { level: 1, name: '肝的辨认' })).toBeVisible();
  expect(screen.getByText('第 1 张：先看小叶')).toBeVisible();
  expect(screen.getByRole('link', { name: '汇管区' })).toHaveAttribute(
    'href',
    '/morphology/slice?id=32&trayId=4',
  );
  expect(screen.getByRole('link', { name: '从第一张开始' })).toHaveAttribute(
    'href',
    '/morphology/slice?id=31&trayId=4',
  );
});

it('goes on with the first that was not seen', async () => {
  const service = fakeService();
  service.answers(slideTrayCalls.detail, {
    ...tray,
    slides: [31, 32].map((id) => ({ slide: aSlide({ id }), note: '' })),
  });
  // Browser data belong to a user, so set the owner.
  localStorage.setItem(localKeys.owner, '1');
  seeInRow(trayRow(4), 31);
  await openAsTeacher('/morphology/tray?id=4', service);
  expect(await screen.findByText('看过 1 / 2 张')).toBeVisible();
  expect(screen.getByText('第 1 张（看过）')).toBeVisible();
  expect(screen.getByRole('link', { name: '继续观察' })).toHaveAttribute(
    'href',
    '/morphology/slice?id=32&trayId=4',
  );
});

it('is no page where it is not laid out for who asks', async () => {
  const service = fakeService();
  service.refuses(slideTrayCalls.detail, { status: 404, flag: 404, message: '已收回' });
  await openAsTeacher('/morphology/tray?id=4', service);
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
});
