import { fakeService } from '@cheese/api-client/testing/fakeService';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { slideLibraryCalls } from '@cheese/domain/calls/slides/slideLibrary';
import { specimenCalls } from '@cheese/domain/calls/bodies/specimen';
import type { SlideLibraryDetail } from '@cheese/domain/contract/slides/slideLibrary';
import { screen, waitFor } from '@testing-library/react';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { aLibrary } from '../../../features/slide/testing/aSlide';
import { renderPage } from '../../../testing/renderPage';

beforeAll(() => import('./LibraryDetailPage'));
afterEach(signOut);

function aService(said: Partial<SlideLibraryDetail> = {}) {
  const service = fakeService();
  const { isLocked } = aLibrary(said);
  service.answers(slideLibraryCalls.detail, aLibrary(said));
  service.answers(slideLibraryCalls.directory, [
    { id: 1, pid: null, title: '消化腺', isGroup: true },
    {
      id: 2,
      pid: 1,
      title: '肝小叶',
      isGroup: false,
      type: 'section',
      targetId: 31,
      thumbnail: null,
      isLocked,
    },
  ]);
  return service;
}

it('says what is in it and what it costs, and sells it', async () => {
  const service = aService();
  service.answers(orderCalls.placeOrder, { id: 700 });
  const { user, at } = openSignedIn('/morphology/detail?id=5', service);
  expect(await screen.findByRole('heading', { level: 1, name: '消化系统切片库' })).toBeVisible();
  expect(await screen.findByTitle('未开通')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '肝小叶' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '立即购买' }));
  await waitFor(() => expect(at()).toBe('/pay/library?id=5&orderId=700'));
});

it('leads into one that is open, as a whole and slide by slide', async () => {
  renderPage('/morphology/detail?id=5', aService({ isLocked: false, opened: 'bought' }));
  expect(await screen.findByRole('link', { name: '进入阅览' })).toHaveAttribute(
    'href',
    '/morphology/library?id=5',
  );
  expect(await screen.findByRole('link', { name: '肝小叶' })).toHaveAttribute(
    'href',
    '/morphology/library?id=5&slideId=31',
  );
  expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull();
});

it('says where there is none', async () => {
  const service = aService();
  service.refuses(slideLibraryCalls.detail, { status: 404, flag: 404, message: '切片库不存在' });
  service.refuses(specimenCalls.detail, { status: 404, flag: 404, message: '标本不存在' });
  renderPage('/morphology/detail?id=7', service);
  expect(await screen.findByText('没有找到这套切片')).toBeVisible();
});
