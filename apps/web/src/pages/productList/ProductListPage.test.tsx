import { fakeService } from '@cheese/api-client/testing/fakeService';
import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import { screen, within } from '@testing-library/react';
import { aCommodity } from '../../testing/aCommodity';
import { renderPage } from '../../testing/renderPage';

const classify = [
  { id: 86, name: '课程分类', options: [{ id: 87, name: '基础医学' }] },
  { id: 97, name: '课程级别', options: [{ id: 98, name: '本科课程' }] },
];
const filters = [
  {
    id: 102,
    name: '难度',
    options: [
      { id: 103, name: '入门' },
      { id: 104, name: '进阶' },
    ],
  },
];

/** 30 courses, twelve per page; any filter leaves one. */
const withCourses = () => {
  const service = fakeService();
  service.answers(commodityCalls.classify, classify);
  service.answers(commodityCalls.filters, filters);
  service.answersWith(commodityCalls.list, ({ page, charge, classifyId, filterIds }) => {
    const isChosen = Boolean(charge ?? classifyId ?? filterIds);
    const title = isChosen ? '选出的课程' : `第${page}页的课程`;
    return { total: isChosen ? 1 : 30, list: [aCommodity({ title })] };
  });
  return service;
};

// Preloads the page, because compiling it could exceed the timeout of the first test.
beforeAll(() => Promise.all([import('./ProductListPage'), import('../../layouts/DefaultLayout')]));

const lists = (asked: readonly string[]) => asked.filter((url) => url.includes('v1/list?'));

describe('/productList', () => {
  it('shows courses where the address says nothing that it knows', async () => {
    const { service } = renderPage('/productList?productType=3&page=x&sort=99', withCourses());
    expect(await screen.findByRole('link', { name: '第1页的课程' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '医学课程' })).toBeVisible();
    expect(document.title).toBe('医学课程 - AI数字医学虚拟仿真课程平台');
    expect(lists(service.asked).at(-1)).toMatch(/productType=1&pageCnt=12&page=1$/);
  });

  it('keeps rows, charge and order in the address, each from the first page on', async () => {
    const { user, at, service } = renderPage('/productList?productType=1&page=2', withCourses());
    await screen.findByText('第2页的课程');
    await user.click(await screen.findByRole('link', { name: '基础医学' }));
    expect(await screen.findByText('选出的课程')).toBeVisible();
    expect(at()).toBe('/productList?productType=1&classifyId=87');
    expect(screen.getByRole('link', { name: '基础医学' })).toHaveAttribute('aria-current');

    await user.click(screen.getByRole('link', { name: '会员免费' }));
    await user.click(screen.getByRole('link', { name: '最热' }));
    expect(at()).toBe('/productList?productType=1&classifyId=87&charge=3&sort=3');
    expect(lists(service.asked).at(-1)).toContain('classifyId=87&charge=3&sort=3');
  });

  it('turns the page and keeps what was chosen, with the entry that led here', async () => {
    renderPage('/productList?productType=1&outLine=4&sort=2', withCourses());
    await screen.findByText('第1页的课程');
    expect(screen.getByRole('link', { name: '第2页' })).toHaveAttribute(
      'href',
      '/productList?productType=1&outLine=4&sort=2&page=2',
    );
  });

  it('counts more filters only once they are confirmed', async () => {
    const { user, at } = renderPage('/productList?productType=1', withCourses());
    await screen.findByText('第1页的课程');
    await user.click(screen.getByRole('button', { name: '更多筛选' }));
    const sheet = await screen.findByRole('dialog', { name: '更多筛选' });
    await user.click(await within(sheet).findByRole('button', { name: '入门' }));
    await user.click(within(sheet).getByRole('button', { name: '进阶' }));
    expect(at()).toBe('/productList?productType=1');
    await user.click(within(sheet).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('选出的课程')).toBeVisible();
    expect(at()).toBe('/productList?productType=1&filterIds=103%2C104');
    expect(screen.getByRole('button', { name: '更多筛选，已选2项' })).toBeVisible();
  });

  it('takes all filters back by 重置', async () => {
    const { user, at } = renderPage('/productList?productType=1&filterIds=103', withCourses());
    await user.click(await screen.findByRole('button', { name: '更多筛选，已选1项' }));
    const sheet = await screen.findByRole('dialog', { name: '更多筛选' });
    const chosen = await within(sheet).findByRole('button', { name: '入门', pressed: true });
    await user.click(within(sheet).getByRole('button', { name: '重置' }));
    expect(chosen).toHaveAttribute('aria-pressed', 'false');
    await user.click(within(sheet).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('第1页的课程')).toBeVisible();
    expect(at()).toBe('/productList?productType=1');
  });

  it('leads out of filters that leave nothing', async () => {
    const service = withCourses();
    service.answers(commodityCalls.list, { list: [], total: 0 });
    renderPage('/productList?productType=2&charge=1', service);
    expect(await screen.findByText('没有符合这些条件的内容')).toBeVisible();
    expect(screen.getByRole('link', { name: '清除筛选' })).toHaveAttribute(
      'href',
      '/productList?productType=2',
    );
  });

  it('offers the pages that there are where an address asks for one behind them', async () => {
    const service = withCourses();
    service.answers(commodityCalls.list, { list: [], total: 30 });
    renderPage('/productList?productType=1&page=77', service);
    expect(await screen.findByText('没有这一页')).toBeVisible();
    expect(screen.getByRole('link', { name: '上一页' })).toBeVisible();
    expect(screen.getByRole('link', { name: '第3页' })).not.toHaveAttribute('aria-current');
  });

  it('fails in words, and tries again', async () => {
    const service = withCourses();
    service.unplug(commodityCalls.list);
    const { user } = renderPage('/productList?productType=1', service);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('产品列表加载失败');
    service.answers(commodityCalls.list, { list: [aCommodity({ title: '又来了' })], total: 1 });
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('又来了')).toBeVisible();
  });

  it('has a list also where its rows of tags do not come', async () => {
    const service = withCourses();
    service.unplug(commodityCalls.classify);
    renderPage('/productList?productType=1', service);
    expect(await screen.findByText('第1页的课程')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('follows the major that was chosen in the header', async () => {
    localStorage.setItem('majorIdList', '[2,5]');
    const { service } = renderPage('/productList?productType=1', withCourses());
    await screen.findByText('第1页的课程');
    expect(lists(service.asked).at(-1)).toContain('tagId=5');
    localStorage.clear();
  });
});
