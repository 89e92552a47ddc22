import { fakeService } from '@cheese/api-client/testing/fakeService';
import { newsCalls } from '@cheese/domain/calls/content/news';
import { screen } from '@testing-library/react';
import { aNewsArticle, newsAsked } from '../../../testing/aNews';
import { renderPage } from '../../../testing/renderPage';

const address = '/realTimeInfo/detail?id=2';

const withArticle = (said: Parameters<typeof aNewsArticle>[0]) => {
  const service = fakeService();
  service.answers(newsCalls.detail, aNewsArticle(said));
  return service;
};

describe('/realTimeInfo/detail', () => {
  it('shows the article, the way to it and the way on', async () => {
    const service = withArticle({
      title: '看见AED别犹豫',
      html: '<p>开机、贴片</p>',
      previous: { id: 3, title: '更新的一篇' },
      next: { id: 1, title: '更早的一篇' },
    });
    renderPage(address, service);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('看见AED别犹豫');
    expect(screen.getByText('开机、贴片')).toBeVisible();
    expect(document.title).toBe('看见AED别犹豫 - AI数字医学虚拟仿真课程平台');
    const trail = screen.getByRole('navigation', { name: '当前位置' });
    expect(trail).toHaveTextContent('首页实时资讯看见AED别犹豫');
    expect(screen.getByRole('link', { name: '更新的一篇' })).toHaveAttribute(
      'href',
      '/realTimeInfo/detail?id=3',
    );
    expect(screen.getByRole('link', { name: '更早的一篇' })).toBeVisible();
    expect(newsAsked(service)).toEqual([expect.stringContaining('news/v1/detail?id=2')]);
  });

  it('says where there is nothing before or after', async () => {
    renderPage(address, withArticle({ previous: null, next: null }));
    expect(await screen.findByRole('navigation', { name: '上一篇与下一篇' })).toHaveTextContent(
      '上一篇没有了下一篇没有了',
    );
  });

  it('shows a hostile article harmless', async () => {
    const html =
      '<p>开头</p><script>window.stolen = 1</script><img src="x" onerror="window.stolen = 1">' +
      '<a href="javascript:window.stolen=1">点我</a><p onclick="window.stolen = 1">结尾</p>';
    renderPage(address, withArticle({ html }));
    const end = await screen.findByText('结尾');
    const article = end.closest('article');
    expect(article?.querySelector('script, [onerror], [onclick], [href^=javascript]')).toBeNull();
    expect(window).not.toHaveProperty('stolen');
  });

  it('offers its address to a phone', async () => {
    const { user } = renderPage(address, withArticle({}));
    await user.click(await screen.findByRole('button', { name: '手机阅读' }));
    expect(await screen.findByRole('img', { name: '本文地址的二维码' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '手机阅读' })).toHaveFocus();
  });

  it('shows the 404 face for an article that is not there', async () => {
    const service = fakeService();
    service.refuses(newsCalls.detail, { status: 404, flag: 404, message: '该资讯不存在或已下线' });
    renderPage(address, service);
    expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
    expect(await screen.findByText('该资讯不存在或已下线')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  });

  it.each([
    '?id=0',
    '?id=abc',
    '?id=1%20',
    '?id=1e2',
    '?id=2147483648',
    '?id=9999999999',
    '?id=99999999999',
  ])('asks nobody for an id that cannot exist: "%s"', async (query) => {
    const { service } = renderPage(`/realTimeInfo/detail${query}`);
    expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
    expect(newsAsked(service)).toEqual([]);
  });
});
