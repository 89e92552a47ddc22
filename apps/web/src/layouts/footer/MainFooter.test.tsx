import { fakeService } from '@cheese/api-client/testing/fakeService';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../testing/renderPage';

const chat = () => document.querySelectorAll('script[src="https://chat.example/chat.js"]');

afterEach(() => chat().forEach((script) => script.remove()));

it('leads to the products, the help and the plug-in', async () => {
  renderSite('/course');
  const footer = within(await screen.findByRole('contentinfo'));
  const href = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
  expect(href('数字标本')).toBe('/productList?productType=2');
  expect(href('医学课程')).toBe('/productList?productType=1');
  expect(href('题库')).toBe('/productList?productType=4');
  expect(href('急救演练系统')).toBe('/firstAidDrillSystem');
  expect(href('帮助中心')).toBe('/help');
  expect(href('PPT插件下载')).toBe('/download');
});

it('says hotline, hours and address of the deployment', async () => {
  renderSite('/course', fakeService(), { hotline: '400-123-4567', address: '示例市学府路1号' });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: '400-123-4567' })).toHaveAttribute(
    'href',
    'tel:4001234567',
  );
  expect(screen.getByRole('contentinfo')).toHaveTextContent('电话咨询，工作日 9:00-18:00 在线');
  expect(footer.getByText('示例市学府路1号')).toBeVisible();
});

it('loads the online chat of a deployment that has one, once', async () => {
  const { user, at } = renderSite('/course', fakeService(), {
    chatScript: 'https://chat.example/chat.js',
  });
  const footer = within(await screen.findByRole('contentinfo'));
  await waitFor(() => expect(chat()).toHaveLength(1));
  await user.click(footer.getByRole('link', { name: '帮助中心' }));
  await waitFor(() => expect(at()).toBe('/help'));
  expect(chat()).toHaveLength(1);
});

it('loads nothing where there is none', async () => {
  const before = document.scripts.length;
  renderSite('/course');
  await screen.findByRole('contentinfo');
  expect(document.scripts).toHaveLength(before);
});
