import { fireEvent, screen } from '@testing-library/react';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { renderSite } from '../../testing/renderPage';
import { setWidth } from '../../testing/setWidth';

const settings = { hotline: '400-123-4567', followAddress: 'https://follow.example/cheese' };

// Imported ahead, so that loading it does not count towards a test's timeout.
beforeAll(() => import('./SideWidget'));
afterEach(() => jest.restoreAllMocks());

const open = async (address = '/course') => {
  setWidth(1320);
  renderSite(address, fakeService(), settings);
  await screen.findByRole('complementary', { name: '快捷服务' });
};

it('comes on a phone with the first scroll', async () => {
  renderSite('/course', fakeService(), settings);
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('complementary', { name: '快捷服务' })).toBeNull();
  fireEvent.scroll(window);
  expect(await screen.findByRole('complementary', { name: '快捷服务' })).toBeInTheDocument();
});

it('shows the hotline with its hours', async () => {
  await open();
  fireEvent.focus(screen.getByRole('button', { name: '电话咨询' }));
  expect(screen.getByRole('group', { name: '电话咨询' })).toHaveTextContent(
    '400-123-4567电话咨询，工作日 9:00-18:00 在线',
  );
});

it('keeps off a page beside which it has no room', async () => {
  setWidth(1280);
  renderSite('/course', fakeService(), settings);
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('complementary', { name: '快捷服务' })).toBeNull();
});

it('shows no code where there is nothing to follow', async () => {
  setWidth(1320);
  renderSite('/course');
  await screen.findByRole('complementary', { name: '快捷服务' });
  expect(screen.queryByRole('button', { name: '微信关注' })).toBeNull();
});

it('shows the code to follow the platform', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: '微信关注' }));
  expect(await screen.findByRole('img', { name: '微信公众号二维码' })).toBeVisible();
});

it.each([
  ['/course', '/help'],
  ['/morphology', '/help?showType=2'],
])('leads from %s to %s', async (address, help) => {
  await open(address);
  const widget = screen.getByRole('complementary', { name: '快捷服务' });
  expect(widget.querySelector('a')).toHaveAttribute('href', help);
});

it('offers the way up once the page is far down', async () => {
  await open();
  expect(screen.queryByRole('button', { name: '回到顶部' })).toBeNull();
  Object.assign(window, { scrollY: 601 });
  fireEvent.scroll(window);
  expect(screen.getByRole('button', { name: '回到顶部' })).toBeVisible();
  Object.assign(window, { scrollY: 0 });
});
