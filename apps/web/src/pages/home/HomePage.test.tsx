import { fakeService } from '@cheese/api-client/testing/fakeService';
import { homeCalls } from '@cheese/domain/calls/front/home';
import { newsCalls } from '@cheese/domain/calls/content/news';
import { screen, within } from '@testing-library/react';
import { aCommodity, homeBlocks } from '../../testing/aCommodity';
import { aNewsItem } from '../../testing/aNews';
import { renderSite } from '../../testing/renderPage';

const DAY_MS = 86_400_000;

beforeAll(() =>
  Promise.all([
    import('./HomePage'),
    import('./lower/LowerBlocks'),
    import('./last/LastBlocks'),
    import('../../layouts/DefaultLayout'),
  ]),
);

const withBlocks = (said: Parameters<typeof homeBlocks>[0] = {}) => {
  const service = fakeService();
  service.answers(homeCalls.blocks, homeBlocks(said));
  service.answers(newsCalls.list, { list: [aNewsItem({ id: 7, title: '最新一篇' })], total: 1 });
  return service;
};

const section = (name: string) => screen.findByRole('region', { name });
const asks = (asked: readonly string[], path: string) => asked.filter((url) => url.includes(path));

describe('/', () => {
  it('shows the platform, its latest news and the way to the emergency site', async () => {
    renderSite('/', withBlocks());
    expect(await screen.findByRole('link', { name: '最新一篇' })).toHaveAttribute(
      'href',
      '/realTimeInfo/detail?id=7',
    );
    expect(document.title).toBe('AI数字医学虚拟仿真课程平台');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: '进入培训平台' })).toHaveAttribute(
      'href',
      '/emergencyCenter',
    );
  });

  it('leads to drills and to virtual patients', async () => {
    renderSite('/', withBlocks());
    const links = within(await section('动手练一练')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/firstAidDrillSystem',
      '/clinical-system/',
    ]);
  });

  it('asks for all its blocks at once', async () => {
    const { service } = renderSite('/', withBlocks({ hotCourses: [aCommodity()] }));
    await section('热门课程');
    expect(asks(service.asked, 'home/v1/blocks')).toHaveLength(1);
    expect(asks(service.asked, 'commodity/v1')).toEqual([]);
  });

  it('leads into the course list by its classes, and to the four areas', async () => {
    renderSite('/', withBlocks({ classify: [{ id: 87, name: '基础医学' }] }));
    const row = await screen.findByRole('navigation', { name: '按分类找课程' });
    expect(within(row).getByRole('link', { name: '基础医学' })).toHaveAttribute(
      'href',
      '/productList?productType=1&classifyId=87',
    );
    const entries = within(screen.getByRole('navigation', { name: '快速入口' }));
    const hrefs = entries.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/productList?productType=1',
      '/morphology',
      '/testingCenter',
      '/virtualSimulation/list',
    ]);
  });

  it('says which of its lists finds everything of a subject, and which the courses alone', async () => {
    const board = [{ id: 3, name: '护理学', options: [] }];
    renderSite('/', withBlocks({ board, classify: [{ id: 87, name: '护理学' }] }));
    for (const [name, href] of [
      ['按学科找资源', '/search?tagId=3'],
      ['按分类找课程', '/productList?productType=1&classifyId=87'],
    ] as const) {
      const list = within(await screen.findByRole('navigation', { name }));
      expect(list.getByText(name)).toBeVisible();
      expect(list.getByRole('link', { name: '护理学' })).toHaveAttribute('href', href);
    }
  });

  it('leaves out blocks that have nothing in them', async () => {
    renderSite('/', withBlocks({ hotCourses: [aCommodity({ title: '热门的课' })] }));
    expect(within(await section('热门课程')).getByText('热门的课')).toBeVisible();
    for (const name of ['限时优惠', '免费专区', '热门题库', '热门标本', '会员专区']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
  });

  it('changes the tab of the free area by arrow keys', async () => {
    const free = [
      { type: 1 as const, list: [aCommodity({ title: '免费的课' })] },
      { type: 4 as const, list: [aCommodity({ id: 2, type: 4, title: '免费的题库' })] },
    ];
    const { user } = renderSite('/', withBlocks({ free }));
    const area = within(await section('免费专区'));
    area.getByRole('tab', { name: '医学课程' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(area.getByRole('tab', { name: '题库' })).toHaveFocus();
    expect(area.getByText('免费的题库')).toBeVisible();
    expect(area.queryByText('免费的课')).not.toBeInTheDocument();
    expect(area.getByRole('link', { name: '查看全部' })).toHaveAttribute(
      'href',
      '/freeZone?type=4',
    );
  });

  it('counts down to the end of an offer', async () => {
    const deadline = Date.now() + 2 * DAY_MS + 3_600_000;
    const offer = { ...aCommodity({ title: '特价的课' }), startsAt: 0, deadline };
    renderSite('/', withBlocks({ limited: [offer] }));
    const clock = within(await section('限时优惠')).getByRole('timer');
    expect(clock).toHaveTextContent(/^剩余 2天 0[01]:\d\d:\d\d$/);
  });

  it('asks anew once an offer has ended', async () => {
    const ended = { ...aCommodity({ title: '特价的课' }), startsAt: 0, deadline: Date.now() - 1 };
    const service = fakeService();
    service.answers(newsCalls.list, { list: [], total: 0 });
    let times = 0;
    service.answersWith(homeCalls.blocks, () =>
      homeBlocks(times++ === 0 ? { limited: [ended] } : { hotCourses: [aCommodity()] }),
    );
    renderSite('/', service);
    await section('热门课程');
    expect(screen.queryByText('特价的课')).not.toBeInTheDocument();
    expect(times).toBe(2);
  });

  const plan = {
    cardId: 3,
    name: '年度会员',
    tier: 'vip3' as const,
    days: 365,
    currentPrice: 238_000,
    originalPrice: 540_000,
    recommend: true,
  };

  it('asks a visitor who wants to be a member to sign in', async () => {
    const { user, session, at } = renderSite('/', withBlocks({ memberCards: [plan] }));
    await user.click(await screen.findByRole('link', { name: '立即开通年度会员' }));
    expect(session.get().isPrompting).toBe(true);
    expect(session.backPath.take()).toBe('/?vip=3');
    expect(at()).toBe('/');
  });

  it('lets a member renew', async () => {
    renderSite('/', withBlocks({ memberCards: [plan], isMember: true }));
    expect(await screen.findByRole('link', { name: '立即续费年度会员' })).toHaveTextContent(
      '立即续费',
    );
  });

  it('shows what members get and pay', async () => {
    const memberBenefits = [{ title: '全场会员价', desc: '按会员价购买' }];
    renderSite('/', withBlocks({ memberCards: [plan], memberBenefits }));
    const area = within(await section('会员专区'));
    expect(area.getByText('238.00')).toBeVisible();
    expect(area.getByText('立省302.00')).toBeVisible();
    expect(area.getByText('推荐')).toBeVisible();
    expect(area.getByText('全场会员价')).toBeVisible();
    expect(area.getByRole('link', { name: '立即开通年度会员' })).toHaveAttribute('href', '/?vip=3');
  });

  it('says once that its blocks did not come, keeps the rest, and tries again', async () => {
    const service = withBlocks({ hotCourses: [aCommodity({ title: '又来了' })] });
    service.unplug(homeCalls.blocks);
    const { user } = renderSite('/', service);
    expect(await screen.findByRole('link', { name: '最新一篇' })).toBeVisible();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('首页内容加载失败');
    // The error must not replace or move what is above it.
    const isBeforeIt = (thing: Element | null) =>
      thing !== null &&
      (alert.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    expect(isBeforeIt(document.querySelector('.board'))).toBe(true);
    expect(isBeforeIt(screen.getByRole('navigation', { name: '按分类找课程' }))).toBe(true);
    expect(isBeforeIt(screen.getByRole('navigation', { name: '快速入口' }))).toBe(true);
    service.answers(
      homeCalls.blocks,
      homeBlocks({ hotCourses: [aCommodity({ title: '又来了' })] }),
    );
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('又来了')).toBeVisible();
  });

  it('stands even where the news do not come', async () => {
    const service = withBlocks();
    service.unplug(newsCalls.list);
    renderSite('/', service);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('button', { name: '重试' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

describe('an address that no screen has', () => {
  it('shows the 404 face inside the frame', async () => {
    renderSite('/no/such/page');
    expect(await screen.findByText('This page could not be found')).toBeVisible();
    expect(screen.getByText('您访问的页面不存在')).toBeVisible();
    expect(screen.getByRole('navigation', { name: '主导航' })).toBeInTheDocument();
  });
});
