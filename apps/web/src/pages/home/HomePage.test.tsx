import { fakeService } from '@cheese/api-client/testing/fakeService';
import { newsCalls } from '@cheese/domain/calls/news';
import { screen, within } from '@testing-library/react';
import { aNewsItem } from '../../testing/aNews';
import { renderPage } from '../../testing/renderPage';

describe('/', () => {
  it('shows the platform and its latest news', async () => {
    const service = fakeService();
    service.answers(newsCalls.list, { list: [aNewsItem({ id: 7, title: '最新一篇' })], total: 1 });
    renderPage('/', service);
    expect(await screen.findByRole('link', { name: '最新一篇' })).toHaveAttribute(
      'href',
      '/realTimeInfo/detail?id=7',
    );
    expect(document.title).toBe('AI数字医学虚拟仿真课程平台');
    expect(screen.getByRole('link', { name: '进入培训平台' })).toHaveAttribute(
      'href',
      'http://emergency.test',
    );
  });

  it('stands even where the news do not come', async () => {
    renderPage('/');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('button', { name: '重试' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

describe('an address that no screen has', () => {
  it('shows the 404 face inside the frame', async () => {
    renderPage('/no/such/page');
    expect(await screen.findByText('This page could not be found')).toBeVisible();
    expect(screen.getByText('您访问的页面不存在')).toBeVisible();
    expect(screen.getByRole('navigation', { name: '主导航' })).toBeInTheDocument();
  });
});
