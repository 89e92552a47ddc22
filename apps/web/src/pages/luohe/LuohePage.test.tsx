import { fakeService } from '@cheese/api-client/testing/fakeService';
import { luoheCalls } from '@cheese/domain/calls/front/luohe';
import { screen } from '@testing-library/react';
import { aCommodity } from '../../testing/aCommodity';
import { renderPage } from '../../testing/renderPage';

/** Preloads the page, because compiling it could exceed the timeout of the first test. */
beforeAll(() => import('./LuohePage'));

const entry = { summary: '摘要', cover: 'c.webp', publishedAt: Date.now() };

const withZone = () => {
  const service = fakeService();
  service.answers(luoheCalls.zone, {
    school: '某医学院',
    logo: '',
    banner: 'b.webp',
    html: '<p>学院简介</p>',
    courses: [],
  });
  service.answersWith(luoheCalls.list, ({ page }) => ({
    total: 8,
    list: [{ ...entry, id: Number(page), title: `第${page}页的动态` }],
  }));
  service.answers(luoheCalls.detail, { ...entry, id: 3, title: '解剖周', html: '<p>八个站</p>' });
  return service;
};

describe('/luohe', () => {
  it('shows the school and what happens there, page by page', async () => {
    const { user, at } = renderPage('/luohe', withZone());
    expect(await screen.findByRole('heading', { level: 1, name: '某医学院' })).toBeVisible();
    expect(document.title).toBe('某医学院 - AI数字医学虚拟仿真课程平台');
    expect(screen.getByText('学院简介')).toBeVisible();
    expect(await screen.findByRole('link', { name: '第1页的动态' })).toHaveAttribute(
      'href',
      '/luohe/details?id=1',
    );
    const toTop = jest.spyOn(window, 'scrollTo').mockReturnValue();
    await user.click(screen.getByRole('link', { name: '第2页' }));
    expect(await screen.findByText('第2页的动态')).toBeVisible();
    expect(at()).toBe('/luohe?page=2');
    expect(toTop).not.toHaveBeenCalledWith(0, 0);
  });

  it('hides none of the courses on a phone, where nothing leads to the rest of them', async () => {
    const service = withZone();
    const courses = [1, 2, 3, 4, 5].map((id) => aCommodity({ id, title: `第${id}门课` }));
    service.answers(luoheCalls.zone, {
      school: '某医学院',
      logo: '',
      banner: 'b.webp',
      html: '<p>学院简介</p>',
      courses,
    });
    renderPage('/luohe', service);
    const last = await screen.findByRole('link', { name: '第5门课' });
    expect(last.closest('[role="list"]')).not.toHaveClass('short');
  });

  it('says so where no zone was opened', async () => {
    const service = fakeService();
    service.refuses(luoheCalls.zone, { status: 404, flag: 404, message: '院校专区尚未开通' });
    renderPage('/luohe', service);
    expect(await screen.findByRole('link', { name: '浏览全部课程' })).toBeVisible();
  });
});

describe('/luohe/details', () => {
  it('shows the article and the way back', async () => {
    renderPage('/luohe/details?id=3', withZone());
    expect(await screen.findByText('八个站')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回专区' })).toHaveAttribute('href', '/luohe');
  });

  it('asks nobody for an id that cannot exist', async () => {
    const { service } = renderPage('/luohe/details?id=x', withZone());
    expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
    expect(document.title).toBe('404 - AI数字医学虚拟仿真课程平台');
    expect(service.asked.filter((url) => url.includes('luohe'))).toEqual([]);
  });
});
