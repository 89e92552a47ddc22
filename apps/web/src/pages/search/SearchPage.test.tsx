import { fakeService } from '@cheese/api-client/testing/fakeService';
import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import { searchCalls } from '@cheese/domain/calls/front/search';
import type { NewsHit } from '@cheese/domain/contract/front/search';
import { act, screen, within } from '@testing-library/react';
import { aCommodity, aHit, anyHit } from '../../testing/aCommodity';
import { aNewsItem } from '../../testing/aNews';
import { renderPage } from '../../testing/renderPage';

const counts = [1, 2, 4, 8, 16, 128].map((type, index) => ({ type, count: index + 1 }));

const aNewsHit = (title: string, titleMarks: NewsHit['titleMarks'] = []): NewsHit => ({
  ...aNewsItem({ title }),
  titleMarks,
  summaryMarks: [],
  missed: [],
});

/** The server corrected nothing and ignored no word. */
const asTyped = { meant: null, leftOut: [] };

const withHits = () => {
  const service = fakeService();
  service.answers(searchCalls.counts, counts);
  service.answers(commodityCalls.classify, []);
  service.answers(commodityCalls.free, { list: [aCommodity({ title: '免费的课' })], total: 1 });
  service.answersWith(searchCalls.commodities, ({ type, page }) => {
    const titleMarks = [{ from: 0, to: 2 }];
    return {
      ...asTyped,
      total: 30,
      list: [aHit({ title: `心电${type ?? '全部'}第${page}页`, titleMarks })],
    };
  });
  service.answersWith(searchCalls.everything, ({ page, type }) => ({
    ...asTyped,
    total: type ? 2 : 40,
    list: [anyHit({ title: `心电全部第${page}页`, titleMarks: [{ from: 0, to: 2 }] })],
  }));
  service.answersWith(searchCalls.news, () => ({
    ...asTyped,
    total: 1,
    list: [aNewsHit('心电新闻', [{ from: 0, to: 2 }])],
  }));
  return service;
};

// Preloads the page, because compiling it could exceed the timeout of the first test.
beforeAll(() => Promise.all([import('./SearchPage'), import('../../layouts/DefaultLayout')]));

const tabs = () => within(screen.getByRole('navigation', { name: '搜索范围' }));

const found = (asked: readonly string[]) =>
  asked.filter((url) => url.includes('search/v1/commodity/list')).at(-1) ?? '';

describe('with a major chosen', () => {
  const none = () => {
    const service = withHits();
    localStorage.setItem('majorIdList', '[5,6]');
    service.answersWith(searchCalls.everything, ({ tagId }) =>
      tagId
        ? { ...asTyped, total: 0, list: [] }
        : { ...asTyped, total: 1, list: [anyHit({ title: '心电图判读' })] },
    );
    service.answersWith(searchCalls.commodities, ({ tagId }) =>
      tagId
        ? { total: 0, list: [] }
        : { ...asTyped, total: 1, list: [aHit({ title: '心电图判读' })] },
    );
    return service;
  };
  afterEach(() => localStorage.clear());

  it.each(['/search?keyword=心电', '/search?keyword=心电&type=1'])(
    '%s says that it looks there alone, and finds the rest on demand',
    async (address) => {
      const { user } = renderPage(address, none());
      const everywhere = await screen.findByRole('button', { name: '在全部专业中查找' });
      expect(screen.getAllByText('当前只看所选专业的内容，可在页首更换专业')[0]).toBeVisible();
      expect(screen.queryByText(/没有找到/)).toBeNull();
      await user.click(everywhere);
      expect(await screen.findByText('心电图判读')).toBeVisible();
      expect(localStorage.getItem('majorIdList')).toBeNull();
    },
  );

  it('clears what the address asks for first', async () => {
    renderPage('/search?keyword=心电&type=1&charge=1', none());
    expect(await screen.findByRole('link', { name: '清除筛选' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '在全部专业中查找' })).toBeNull();
  });
});

describe('what a search says beside its list', () => {
  const saying = (said: object) => {
    const service = withHits();
    const hit = aHit({ title: '心电图判读', missed: ['量子'] });
    const answer = { total: 1, meant: null, leftOut: [], ...said };
    service.answers(searchCalls.commodities, { list: [hit], ...answer });
    service.answers(searchCalls.everything, { list: [anyHit({ missed: ['量子'] })], ...answer });
    return service;
  };

  it('is what was probably meant', async () => {
    renderPage('/search?keyword=心电国&type=1', saying({ meant: '心电图' }));
    const note = within(await screen.findByText(/您是不是要找：/));
    expect(note.getByRole('link', { name: '心电图' })).toHaveAttribute(
      'href',
      `/search?keyword=${encodeURIComponent('心电图')}&type=1`,
    );
  });

  it('is what nobody has, and on a card what it has not', async () => {
    renderPage('/search?keyword=心电图%20量子', saying({ leftOut: ['量子'] }));
    expect(await screen.findByText('没有与“量子”相关的内容，搜索时已略去')).toBeVisible();
    expect(await screen.findByText(/未包含：量子/)).toBeVisible();
  });

  it('is nothing where everything was found as it was typed', async () => {
    renderPage('/search?keyword=心电图', saying({}));
    expect(await screen.findByText('心电图判读')).toBeVisible();
    expect(screen.queryByText(/您是不是要找|已略去/)).toBeNull();
  });
});

describe('what narrows the list', () => {
  const group = (name: string, id: number, option: string) => [
    { id, name, options: [{ id: id + 1, name: option }] },
  ];

  it('stands above it, each to be taken off', async () => {
    const service = withHits();
    service.answers(commodityCalls.classify, group('课程分类', 40, '护理学'));
    service.answers(commodityCalls.filters, group('难度', 50, '入门'));
    const address = '/search?keyword=xd&type=1&courseType=2&classifyId=41&filterIds=51&charge=1';
    const { user, at } = renderPage(address, service);
    const chosen = within(await screen.findByRole('group', { name: '已选条件' }));
    for (const name of ['入门', '护理学', '精品课程'])
      await user.click(await chosen.findByRole('link', { name: `不再限定${name}` }));
    expect(at()).toBe('/search?keyword=xd&type=1&charge=1');
    await user.click(chosen.getByRole('link', { name: '不再限定免费' }));
    expect(at()).toBe('/search?keyword=xd&type=1');
    expect(screen.queryByRole('link', { name: /^不再限定/ })).toBeNull();
  });

  it('counts on its tab as well', async () => {
    renderPage('/search?keyword=xd&type=1&classifyId=41', withHits());
    expect(await screen.findByText('共 30 项')).toBeVisible();
    expect(await tabs().findByRole('link', { name: /医学课程\s*30/ })).toBeVisible();
  });
});

describe('/search', () => {
  it('names the keyword, marks it, and counts what each tab holds', async () => {
    renderPage('/search?keyword=%E5%BF%83%E7%94%B5', withHits());
    expect(await screen.findByText('全部第1页')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('搜索“心电”的结果');
    expect(document.title).toBe('搜索“心电”的结果 - AI数字医学虚拟仿真课程平台');
    expect(screen.getByText('心电', { selector: 'mark' })).toBeVisible();
    expect(await tabs().findByRole('link', { name: /全部\s*40/ })).toHaveAttribute('aria-current');
    expect(tabs().getByRole('link', { name: /实时资讯\s*6/ })).toBeVisible();
    expect(tabs().getByRole('link', { name: /实时资讯/ })).toHaveAttribute(
      'href',
      '/search?keyword=%E5%BF%83%E7%94%B5&type=128',
    );
    expect(await screen.findByRole('link', { name: '免费的课' })).toBeVisible();
  });

  it('keeps type, charge, order and page in the address', async () => {
    const { user, at, service } = renderPage('/search?keyword=xd', withHits());
    await screen.findByText('全部第1页');
    await user.click(await screen.findByRole('link', { name: '下一页' }));
    expect(await screen.findByText('全部第2页')).toBeVisible();
    await user.click(tabs().getByRole('link', { name: /题库/ }));
    expect(await screen.findByText('4第1页')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '免费' }));
    await user.click(screen.getByRole('link', { name: '最新' }));
    await user.click(await screen.findByRole('link', { name: '第2页' }));
    expect(at()).toBe('/search?keyword=xd&type=4&charge=1&sort=2&page=2');
    expect(found(service.asked)).toContain('keyword=xd&type=4&page=2&charge=1&sort=2');
  });

  it('understands old links of the halves of the courses', async () => {
    const { user, at, service } = renderPage('/search?courseType=1', withHits());
    const halves = within(await screen.findByRole('navigation', { name: '课程来源' }));
    expect(halves.getByRole('link', { name: '平台课程' })).toHaveAttribute('aria-current');
    expect(found(service.asked)).toContain('type=1&courseType=1');
    await user.click(halves.getByRole('link', { name: '精品课程' }));
    expect(at()).toBe('/search?type=1&courseType=2');
  });

  it('finds news under a tab of their own', async () => {
    renderPage('/search?keyword=%E5%BF%83%E7%94%B5&type=128', withHits());
    expect((await screen.findByText('新闻')).closest('a')).toHaveAttribute(
      'href',
      '/realTimeInfo/detail?id=1',
    );
    expect(screen.queryByRole('navigation', { name: '排序' })).not.toBeInTheDocument();
  });

  it('turns the pages of the news without a change to the other tabs', async () => {
    const service = withHits();
    service.answers(searchCalls.news, { ...asTyped, total: 11, list: [aNewsHit('记在手上')] });
    const { user, at } = renderPage('/search?keyword=xd&tagId=5&charge=1&sort=2', service);
    await user.click(await screen.findByRole('link', { name: '另有 6 篇实时资讯' }));
    await user.click(await screen.findByRole('link', { name: '第2页' }));
    expect(at()).toBe('/search?keyword=xd&type=128&tagId=5&charge=1&sort=2&page=2');
    expect(tabs().getByRole('link', { name: /题库/ })).toHaveAttribute(
      'href',
      '/search?keyword=xd&type=4&tagId=5&charge=1&sort=2',
    );
  });

  it('offers to take filters back where they leave nothing but news', async () => {
    const service = withHits();
    service.answers(searchCalls.commodities, { list: [], total: 0, ...asTyped });
    renderPage('/search?keyword=xd&charge=1', service);
    expect(await screen.findByText(/没有符合这些条件的课程与资源/)).toBeVisible();
    expect(screen.getByRole('link', { name: '清除筛选' })).toHaveAttribute(
      'href',
      '/search?keyword=xd',
    );
  });

  it('says so where nothing is found, and shows what others learn', async () => {
    const service = withHits();
    service.answers(searchCalls.everything, { list: [], total: 0, ...asTyped });
    service.answers(commodityCalls.hot, [aCommodity({ id: 9, title: '热门的课' })]);
    renderPage('/search?keyword=zzz', service);
    expect(await screen.findByText('没有找到与“zzz”相关的内容')).toBeVisible();
    expect(await screen.findByRole('link', { name: '热门的课' })).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部资源' })).toHaveAttribute('href', '/search');
  });

  it('offers to take filters back where they leave nothing', async () => {
    const service = withHits();
    service.answers(searchCalls.commodities, { list: [], total: 0, ...asTyped });
    service.answers(commodityCalls.hot, []);
    renderPage('/search?keyword=xd&type=2&charge=1', service);
    expect(await screen.findByRole('link', { name: '清除筛选' })).toHaveAttribute(
      'href',
      '/search?keyword=xd&type=2',
    );
  });

  it.each([
    ['blanks', '%20%20', ''],
    ['more than 50 letters', '%E5%BF%83'.repeat(60), encodeURIComponent('心'.repeat(50))],
    ['emoji', encodeURIComponent('🫀'), encodeURIComponent('🫀')],
  ])('asks what it may for a keyword of %s', async (_what, keyword, asked) => {
    const { service } = renderPage(`/search?keyword=${keyword}`, withHits());
    expect(await screen.findByText('全部第1页')).toBeVisible();
    const lists = /search\/v1\/(everything|commodity)\/list/;
    const url = new URL(service.asked.filter((one) => lists.test(one)).at(-1) ?? '', 'http://test');
    expect(url.searchParams.get('keyword') ?? '').toBe(decodeURIComponent(asked));
  });

  it('keeps the numbers of the tabs while new ones are on their way, and lets go of them where none come', async () => {
    const address = '/search?charge=1&keyword=';
    const { service, router } = renderPage(`${address}xd`, withHits());
    const all = await screen.findByRole('link', { name: /^全部\s*15$/ });
    expect(await screen.findByRole('link', { name: '另有 6 篇实时资讯' })).toBeVisible();

    service.hangs(searchCalls.counts);
    await act(() => router.navigate(`${address}abc`));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('搜索“abc”的结果');
    expect(all).toHaveTextContent('全部15');
    expect(screen.queryByText(/^另有/)).not.toBeInTheDocument();

    service.unplug(searchCalls.counts);
    await act(() => router.navigate(`${address}def`));
    expect(await tabs().findByRole('link', { name: '全部' })).toBeVisible();
    expect(screen.queryByText(/^另有/)).not.toBeInTheDocument();
  });

  it('fails in words', async () => {
    const service = withHits();
    service.unplug(searchCalls.everything);
    renderPage('/search?keyword=xd', service);
    expect(await screen.findByRole('alert')).toHaveTextContent('搜索结果加载失败');
  });
});
