import { fakeService } from '@cheese/api-client/testing/fakeService';
import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import { screen, within } from '@testing-library/react';
import { aCommodity } from '../../testing/aCommodity';
import { renderPage } from '../../testing/renderPage';

const withFree = () => {
  const service = fakeService();
  service.answersWith(commodityCalls.free, ({ page, productType }) => ({
    total: 20,
    list: [aCommodity({ title: `类型${productType ?? '全部'}第${page}页`, charge: 1 })],
  }));
  return service;
};

// Preloads the page, because compiling it could exceed the timeout of the first test.
beforeAll(() => Promise.all([import('./FreeZonePage'), import('../../layouts/DefaultLayout')]));

describe('/freeZone', () => {
  it('shows what is free, one type at a time, each state an address', async () => {
    const { user, at } = renderPage('/freeZone', withFree());
    expect(await screen.findByText('类型全部第1页')).toBeVisible();
    const types = screen.getByRole('navigation', { name: '资源类型' });
    await user.click(within(types).getByRole('link', { name: '题库' }));
    expect(await screen.findByText('类型4第1页')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '第2页' }));
    expect(await screen.findByText('类型4第2页')).toBeVisible();
    expect(at()).toBe('/freeZone?type=4&page=2');
    expect(document.title).toBe('免费专区 - AI数字医学虚拟仿真课程平台');
  });

  it('ignores a type that it does not have', async () => {
    renderPage('/freeZone?type=64&page=0', withFree());
    expect(await screen.findByText('类型全部第1页')).toBeVisible();
  });

  it('leads on where a type has nothing free', async () => {
    const service = fakeService();
    service.answers(commodityCalls.free, { list: [], total: 0 });
    renderPage('/freeZone?type=2', service);
    expect(await screen.findByText('这一类还没有免费资源')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部免费资源' })).toHaveAttribute(
      'href',
      '/freeZone',
    );
  });
});
