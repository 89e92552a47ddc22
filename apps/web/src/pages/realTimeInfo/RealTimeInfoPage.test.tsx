import { fakeService } from '@cheese/api-client/testing/fakeService';
import { newsCalls } from '@cheese/domain/calls/content/news';
import { screen, within } from '@testing-library/react';
import { aNewsItem, newsAsked } from '../../testing/aNews';
import { renderPage } from '../../testing/renderPage';

/** 25 articles in pages of ten, as from the server. */
const withArticles = () => {
  const service = fakeService();
  service.answersWith(newsCalls.list, ({ page, category }) => ({
    total: category ? 1 : 25,
    list: category
      ? [aNewsItem({ id: 90, title: `分类${category}的资讯` })]
      : [aNewsItem({ id: Number(page), title: `第${page}页的资讯` })],
  }));
  return service;
};

describe('/realTimeInfo', () => {
  it('shows the first page and names itself', async () => {
    renderPage('/realTimeInfo', withArticles());
    expect(await screen.findByRole('link', { name: '第1页的资讯' })).toHaveAttribute(
      'href',
      '/realTimeInfo/detail?id=1',
    );
    expect(screen.getByText('共 25 条')).toBeVisible();
    expect(document.title).toBe('实时资讯 - AI数字医学虚拟仿真课程平台');
  });

  it('fetches its pictures as small as they stand', async () => {
    const service = fakeService();
    const list = [aNewsItem({ title: '有图', cover: 'news/cover-960.webp' })];
    service.answers(newsCalls.list, { list, total: 1 });
    renderPage('/realTimeInfo', service);
    const row = (await screen.findByRole('link', { name: '有图' })).closest('li');
    const picture = row?.querySelector('img');
    expect(picture).toHaveAttribute('sizes', '(min-width: 600px) 208px, 112px');
  });

  it('keeps page and category in the address', async () => {
    const { user, at, service } = renderPage('/realTimeInfo', withArticles());
    await user.click(await screen.findByRole('link', { name: '第3页' }));
    expect(await screen.findByText('第3页的资讯')).toBeVisible();
    expect(at()).toBe('/realTimeInfo?page=3');

    await user.click(screen.getByRole('link', { name: '急救科普' }));
    expect(await screen.findByText('分类5的资讯')).toBeVisible();
    expect(at()).toBe('/realTimeInfo?category=5');
    expect(service.asked.at(-1)).toContain('page=1&pageCnt=10&category=5');
    expect(screen.getByRole('link', { name: '急救科普' })).toHaveAttribute('aria-current', 'page');
  });

  it('opens where an address says, and ignores what makes no sense in it', async () => {
    const { service } = renderPage('/realTimeInfo?page=2', withArticles());
    expect(await screen.findByText('第2页的资讯')).toBeVisible();
    expect(newsAsked(service)).toHaveLength(1);

    renderPage('/realTimeInfo?page=-4&category=99', withArticles());
    expect(await screen.findByText('第1页的资讯')).toBeVisible();
  });

  it('says what to do where a category is empty', async () => {
    const service = fakeService();
    service.answers(newsCalls.list, { list: [], total: 0 });
    renderPage('/realTimeInfo?category=3', service);
    expect(await screen.findByText('这个分类下还没有资讯')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部资讯' })).toHaveAttribute(
      'href',
      '/realTimeInfo',
    );
  });

  it('offers the pages that there are where an address asks for one behind them', async () => {
    const service = fakeService();
    service.answers(newsCalls.list, { list: [], total: 25 });
    renderPage('/realTimeInfo?page=9999', service);
    expect(await screen.findByText('没有这一页')).toBeVisible();
    expect(screen.getByRole('link', { name: '上一页' })).toHaveAttribute(
      'href',
      '/realTimeInfo?page=3',
    );
  });

  it('fails in words, says so once, and tries again', async () => {
    const service = fakeService();
    const { user } = renderPage('/realTimeInfo', service);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('网络连接失败，请稍后重试');
    service.answers(newsCalls.list, { list: [aNewsItem({ title: '又来了' })], total: 1 });
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('又来了')).toBeVisible();
  });

  // React logs thrown errors even if an error boundary catches them.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['HTML from a proxy', 502, '<html>Bad gateway</html>'],
    ['nothing', 200, ''],
    ['no flag', 200, { data: [] }],
    ['no data', 200, { flag: 0, message: '' }],
    ['empty data', 200, { flag: 0, message: '', data: null }],
    ['other data', 200, { flag: 0, message: '', data: { list: null, total: 1 } }],
  ])('takes %s for a broken service, not for a crash', async (_what, status, answer) => {
    const service = fakeService();
    service.babbles(newsCalls.list, status, answer);
    renderPage('/realTimeInfo', service);
    expect(await screen.findByRole('alert')).toHaveTextContent('服务异常，请稍后重试');
  });
});
