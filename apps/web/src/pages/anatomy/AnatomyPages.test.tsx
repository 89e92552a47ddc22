import { orderCalls } from '@cheese/domain/calls/shop/order';
import { anatomyCalls } from '@cheese/domain/calls/bodies/anatomy';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { openSignedIn, signOut } from '../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../testing/renderPage';
import { aService, open } from './testing/anAnatomy';

beforeAll(() =>
  Promise.all([
    import('./AnatomyPage'),
    import('./list/AnatomyListPage'),
    import('./detail/AnatomyDetailPage'),
    import('./introduce/AnatomyIntroducePage'),
    import('./study/AnatomyStudyPage'),
  ]),
);
afterEach(signOut);

it('shows what there is, and narrows it by system, region and part in the address', async () => {
  const { user, at } = renderPage('/anatomy', aService());
  expect(await screen.findByText('1 个模型 · 64 个可选结构')).toBeVisible();
  expect(await screen.findByText('64 个结构')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: '胸部 2' }));
  expect(at()).toBe('/anatomy/list?categoryId=1');
  await user.click(await screen.findByRole('link', { name: '心和大血管 1' }));
  expect(at()).toBe('/anatomy/list?categoryId=2');
  await user.click(screen.getByRole('link', { name: '运动系统' }));
  expect(at()).toBe('/anatomy/list?categoryId=2&system=1');
  expect(await screen.findByText('没有符合条件的模型')).toBeVisible();
});

it('says what is in one and what it costs, and sells it', async () => {
  const service = aService();
  service.answers(orderCalls.placeOrder, { id: 700 });
  const { user, at } = openSignedIn('/anatomy/detail?id=5', service);
  expect(await screen.findByRole('heading', { level: 1, name: '心脏三维模型' })).toBeVisible();
  expect(await screen.findByTitle('未开通')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '心' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '立即购买' }));
  await waitFor(() => expect(at()).toBe('/pay/anatomy?id=5&orderId=700'));
});

it('leads from one that is open through its introduction into the study', async () => {
  const { user } = renderPage('/anatomy/detail?id=5', aService(open));
  expect(await screen.findByRole('link', { name: '开始学习' })).toHaveAttribute(
    'href',
    '/anatomy/study?id=5',
  );
  expect(await screen.findByRole('link', { name: '心' })).toHaveAttribute(
    'href',
    '/anatomy/study?id=5&modelId=7',
  );
  await user.click(screen.getByRole('link', { name: '详细介绍' }));
  expect(await screen.findByText('比较左、右心室壁的厚度')).toBeVisible();
});

it('says where there is none, and where one is closed', async () => {
  const gone = aService();
  gone.refuses(anatomyCalls.detail, { status: 404, flag: 404, message: '不存在' });
  renderPage('/anatomy/detail?id=7', gone);
  expect(await screen.findByText('没有找到这个解剖模型')).toBeVisible();
  cleanup();
  renderPage('/anatomy/study?id=5', aService());
  expect(await screen.findByText('这个模型还没有开通')).toBeVisible();
});
