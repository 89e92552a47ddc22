import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

it.each([
  ['/agreement/user', '用户协议'],
  ['/agreement/privacy', '隐私协议'],
  ['/agreement/member', '会员服务协议'],
])('%s is a text with chapters', async (address, title) => {
  renderPage(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} - AI数字医学虚拟仿真课程平台`);
  expect(
    screen.getAllByRole('heading', { level: 2, name: /^[一二三四五六七八九十]+、/ }).length,
  ).toBeGreaterThan(8);
  expect(screen.getByRole('heading', { name: /未成年人/ })).toBeVisible();
});
