import { fakeService } from '@cheese/api-client/testing/fakeService';
import { helpCalls } from '@cheese/domain/calls/content/help';
import { act, screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

/** Preloads the page, because compiling it could exceed the timeout of the first test. */
beforeAll(() => import('./HelpPage'));

const item = (said: object = {}) => ({
  id: 1,
  showType: 1,
  category: '支付',
  title: '支付说明',
  summary: '三种方式',
  updatedAt: Date.now(),
  ...said,
});

const withArticles = () => {
  const service = fakeService();
  service.answersWith(helpCalls.list, ({ showType, keyword }) => {
    const isNarrow = keyword && showType;
    if (keyword === '无' || isNarrow) return { list: [], total: 0 };
    if (keyword) return { list: [item({ id: 8, showType: 3, title: `找到${keyword}` })], total: 1 };
    return { list: [item({ title: `区域${showType}` })], total: 1 };
  });
  service.answers(helpCalls.detail, { ...item(), html: '<p>扫码付款</p>' });
  return service;
};

describe('/help', () => {
  it('puts the articles of a topic together, in the order in which they came', async () => {
    const service = fakeService();
    const list = [
      item({ id: 1, category: '支付', title: '支付说明' }),
      item({ id: 2, category: '登录', title: '收不到验证码' }),
      item({ id: 3, category: '支付', title: '怎样退款' }),
    ];
    service.answers(helpCalls.list, { list, total: 3 });
    renderPage('/help', service);
    const topic = within(await screen.findByRole('article', { name: '支付' }));
    expect(topic.getByRole('heading', { level: 2, name: '支付' })).toBeVisible();
    const titles = topic.getAllByRole('link').map(({ textContent }) => textContent);
    expect(titles).toEqual(['支付说明', '怎样退款']);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('shows the articles of the area that the address names, under their category', async () => {
    renderPage('/help?showType=3', withArticles());
    expect(await screen.findByRole('link', { name: '区域3' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '支付' })).toBeVisible();
    const tab = screen.getByRole('link', { name: '考试中心', current: 'page' });
    expect(tab).toHaveAttribute('href', '/help?showType=3');
  });

  it('searches all areas through the address, and leads back', async () => {
    const { user, at } = renderPage('/help?showType=2', withArticles());
    await user.type(await screen.findByRole('searchbox', { name: '搜索帮助文章' }), '退款{Enter}');
    expect(await screen.findByRole('link', { name: '找到退款' })).toBeVisible();
    expect(at()).toBe(`/help?showType=2&keyword=${encodeURIComponent('退款')}`);
    await user.click(screen.getByRole('link', { name: '清除搜索' }));
    expect(await screen.findByRole('link', { name: '区域2' })).toBeVisible();
  });

  it('keeps the focus over a search, and follows the way back', async () => {
    const { user, router } = renderPage('/help', withArticles());
    const field = await screen.findByRole('searchbox', { name: '搜索帮助文章' });
    await user.type(field, '退款{Enter}');
    await screen.findByRole('link', { name: '找到退款' });
    expect(field).toHaveFocus();
    await act(() => router.navigate(-1));
    expect(field).toHaveValue('');
  });

  it('says so where nothing was found', async () => {
    renderPage('/help?keyword=无', withArticles());
    expect(await screen.findByText('没有找到与“无”有关的文章')).toBeVisible();
  });

  it('takes what the server would refuse for no keyword', async () => {
    const { service } = renderPage('/help?keyword=%00', withArticles());
    expect(await screen.findByRole('link', { name: '区域1' })).toBeVisible();
    expect(service.asked.filter((url) => url.includes('keyword'))).toEqual([]);
  });

  it('shows an article with the way to it', async () => {
    renderPage('/help?id=1', withArticles());
    expect(await screen.findByText('扫码付款')).toBeVisible();
    const trail = screen.getByRole('navigation', { name: '当前位置' });
    expect(trail).toHaveTextContent('首页帮助中心支付说明');
    expect(document.title).toBe('支付说明 - AI数字医学虚拟仿真课程平台');
  });

  it('shows the 404 face for an id that nothing could have', async () => {
    renderPage('/help?id=abc', withArticles());
    expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
  });

  it('shows the 404 face for an article that is not there', async () => {
    const service = fakeService();
    service.refuses(helpCalls.detail, {
      status: 404,
      flag: 404,
      message: '该帮助文章不存在或已下线',
    });
    renderPage('/help?id=9', service);
    expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
  });
});
