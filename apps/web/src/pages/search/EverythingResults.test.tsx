import { fakeService } from '@cheese/api-client/testing/fakeService';
import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import { searchCalls } from '@cheese/domain/calls/front/search';
import { screen, within } from '@testing-library/react';
import { aCommodity, anyHit } from '../../testing/aCommodity';
import { renderPage } from '../../testing/renderPage';

/** The server corrected nothing and ignored no word. */
const asTyped = { meant: null, leftOut: [] };

const withHits = () => {
  const service = fakeService();
  service.answers(searchCalls.counts, []);
  service.answers(commodityCalls.classify, []);
  service.answers(commodityCalls.free, { list: [], total: 0 });
  return service;
};

// Preloads the page, because compiling it could exceed the timeout of the first test.
beforeAll(() => Promise.all([import('./SearchPage'), import('../../layouts/DefaultLayout')]));

describe('everything that a keyword finds', () => {
  it('lists every kind in one order, each with its door and what it is', async () => {
    const service = withHits();
    const not = { card: null };
    const list = [
      anyHit({ title: '急腹症', card: aCommodity({ productId: 7 }) }),
      anyHit({ ...not, kind: 'slide', type: 32, id: 3, title: '四种上皮' }),
      anyHit({ ...not, kind: 'drill', type: 512, id: 4, title: '地震里的教学楼' }),
      anyHit({ ...not, kind: 'patient', type: 1024, id: 5, title: '胸痛的男子' }),
      anyHit({ ...not, kind: 'help', type: 4096, id: 6, title: '支付说明' }),
      anyHit({ ...not, kind: 'page', type: 4096, id: 3, title: '发票申请与下载' }),
      anyHit({ ...not, kind: 'news', type: 128, id: 8, title: '演练上新', missed: ['上皮'] }),
    ];
    service.answers(searchCalls.everything, { ...asTyped, list, total: 7 });
    renderPage('/search?keyword=xd', service);
    const first = await screen.findByRole('link', { name: '急腹症' });
    const rows = within(first.closest('ul')!).getAllByRole('listitem');
    const doors = rows.map((row) => within(row).getByRole('link').getAttribute('href'));
    expect(doors).toEqual([
      '/course/detail?courseId=7',
      '/morphology/slice?id=3',
      '/firstAidDrillSystem?id=4',
      '/clinical-system/case?id=5',
      '/help?id=6',
      '/orderCenter/invoice',
      '/realTimeInfo/detail?id=8',
    ]);
    const kinds = ['医学课程', '数字切片', '急救演练', '虚拟病人', '帮助', '服务'];
    for (const [at, kind] of kinds.entries())
      expect(within(rows[at]!).getByText(kind)).toBeVisible();
    expect(within(rows[6]!).getByText('实时资讯 · 未包含：上皮')).toBeVisible();
    expect(within(rows[0]!).getByText(/^59\.00/)).toBeVisible();
  });

  it('has help under a tab of its own', async () => {
    const service = withHits();
    service.answers(searchCalls.everything, { ...asTyped, list: [anyHit()], total: 1 });
    renderPage('/search?keyword=xd&type=4096', service);
    expect(await screen.findByText('心电图判读')).toBeVisible();
    expect(service.asked.filter((one) => one.includes('everything')).join()).toContain('type=4096');
    expect(screen.queryByRole('navigation', { name: '排序' })).not.toBeInTheDocument();
  });
});
