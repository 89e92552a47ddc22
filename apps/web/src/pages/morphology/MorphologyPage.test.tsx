import { fakeService } from '@cheese/api-client/testing/fakeService';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { slideCalls } from '@cheese/domain/calls/slides/slide';
import { slideLibraryCalls } from '@cheese/domain/calls/slides/slideLibrary';
import { screen, waitFor, within } from '@testing-library/react';
import { openSignedIn, signOut } from '../../features/questionBank/testing/openSignedIn';
import { aLibrary, aSlide, someFacets } from '../../features/slide/testing/aSlide';
import { renderPage } from '../../testing/renderPage';

beforeAll(() => import('./MorphologyPage'));
afterEach(signOut);

function aCentre() {
  const service = fakeService();
  service.answers(slideCalls.facets, someFacets);
  service.answers(slideCalls.list, { list: [aSlide()], total: 1 });
  service.answersWith(slideLibraryCalls.list, ({ charge }) => ({
    list: charge === '1' ? [aLibrary({ id: 6, name: '免费切片库', charge: 1 })] : [aLibrary()],
    total: 13,
  }));
  return service;
}

it('shows what there is: how much, some slides, and the libraries with their price', async () => {
  renderPage('/morphology', aCentre());
  expect(await screen.findByRole('link', { name: '肝小叶' })).toHaveAttribute(
    'href',
    '/morphology/slice?id=31',
  );
  const library = await screen.findByRole('link', { name: '消化系统切片库' });
  expect(library).toHaveAttribute('href', '/morphology/detail?id=5');
  expect(screen.getByText('59.00')).toBeVisible();
  const figures = screen.getByRole('list', { name: '馆藏' });
  expect(
    within(figures)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['2张数字切片', '13套切片库', '1个器官与组织', '2种染色']);
  expect(document.title).toBe('形态学实验中心 - AI数字医学虚拟仿真课程平台');
});

it('narrows the libraries by what they cost, in the address', async () => {
  const { user, at } = renderPage('/morphology?page=2', aCentre());
  await screen.findByRole('link', { name: '消化系统切片库' });
  await user.click(screen.getByRole('link', { name: '免费' }));
  expect(await screen.findByRole('link', { name: '免费切片库' })).toBeVisible();
  expect(at()).toBe('/morphology?charge=1');
});

it('sells a library from its card', async () => {
  const service = aCentre();
  service.answers(orderCalls.placeOrder, { id: 700 });
  const { user, at } = openSignedIn('/morphology', service);
  await user.click(await screen.findByRole('button', { name: '购买消化系统切片库' }));
  await waitFor(() => expect(at()).toBe('/pay/library?id=5&orderId=700'));
});

it('has slides also where nothing can be counted', async () => {
  const service = aCentre();
  service.unplug(slideCalls.facets);
  renderPage('/morphology', service);
  expect(await screen.findByRole('link', { name: '肝小叶' })).toBeVisible();
});
