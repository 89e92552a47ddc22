import { fakeService } from '@cheese/api-client/testing/fakeService';
import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import type { GroundResource } from '@cheese/domain/contract/emergency/resourceShapes';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

const aResource = (said: Partial<GroundResource>): GroundResource => ({
  id: 1,
  title: '一份资源',
  summary: '摘要',
  category: 2,
  topic: 9,
  kind: 1,
  cover: '',
  groundedAt: 0,
  ...said,
});

const withResources = () => {
  const service = fakeService();
  service.answersWith(resourceCalls.ground, ({ category }) =>
    category === 1
      ? [aResource({ title: '山体滑坡搜救', category: 1, topic: 7 })]
      : [aResource({ title: '成人心肺复苏' }), aResource({ id: 2, title: '山体滑坡搜救' })],
  );
  return service;
};

describe('the emergency centre’s home', () => {
  it('shows what is on the shelf', async () => {
    renderPage('/', withResources());
    expect(await screen.findByRole('heading', { name: '成人心肺复苏' })).toBeVisible();
    expect(screen.getAllByText('心肺复苏')).toHaveLength(2);
    expect(document.title).toBe('公益急救培训平台');
  });

  it('keeps the category in the address', async () => {
    const { user, at } = renderPage('/', withResources());
    await user.click(await screen.findByRole('link', { name: '灾难案例' }));
    expect(await screen.findByText('山体滑坡')).toBeVisible();
    expect(screen.queryByText('成人心肺复苏')).toBeNull();
    expect(at()).toBe('/?category=1');
  });

  it('says what to do where a category is empty', async () => {
    const service = fakeService();
    service.answers(resourceCalls.ground, []);
    renderPage('/?category=2', service);
    expect(await screen.findByText('这个分类下还没有资源')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部资源' })).toHaveAttribute('href', '/');
  });

  it('fails in words and tries again', async () => {
    const service = fakeService();
    const { user } = renderPage('/', service);
    const alert = await screen.findByRole('alert');
    const retry = within(alert).getByRole('button', { name: '重试' });
    service.answers(resourceCalls.ground, [aResource({ title: '又来了' })]);
    await user.click(retry);
    expect(await screen.findByText('又来了')).toBeVisible();
  });

  it('has a 404 face', async () => {
    renderPage('/no/such/page');
    expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
  });
});
