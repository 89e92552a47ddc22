import { fakeService } from '@cheese/api-client/testing/fakeService';
import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCommodity } from '../../../testing/aCommodity';
import { renderPage } from '../../../testing/renderPage';

const difficulty = { id: 102, name: '难度', options: [{ id: 103, name: '入门' }] };

// Imported ahead, so that compiling the page does not count towards the first test's timeout.
beforeAll(() =>
  Promise.all([import('../../../pages/productList/ProductListPage'), import('./FiltersPopover')]),
);

async function open(address: string) {
  const service = fakeService();
  service.answers(commodityCalls.classify, []);
  service.answers(commodityCalls.filters, [difficulty]);
  service.answers(commodityCalls.list, { total: 30, list: [aCommodity({ title: '一门课程' })] });
  const page = renderPage('/download', service);
  await screen.findByRole('heading', { level: 1 });
  await act(() => page.router.navigate(address));
  await screen.findByText('一门课程');
  const confirm = async (choose?: string) => {
    await page.user.click(screen.getByRole('button', { name: /^更多筛选/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '更多筛选' }));
    if (choose) await page.user.click(await sheet.findByRole('button', { name: choose }));
    await page.user.click(sheet.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const back = () => act(() => page.router.navigate(-1));
  return { ...page, confirm, back };
}

describe('更多筛选', () => {
  it('stays within the window when its groups arrive', async () => {
    const { user } = await open('/productList?productType=1');
    const button = screen.getByRole('button', { name: '更多筛选' });
    const place = new DOMRect(0, 500, 100, 36);
    jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(place);
    const tall = jest
      .spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
      .mockImplementation(() => (screen.queryByText('难度') ? 500 : 100));
    await user.click(button);
    await screen.findByText('难度');
    const { top } = screen.getByRole('dialog', { name: '更多筛选' }).style;
    expect(top).toBe(`${innerHeight - 16 - 500}px`);
    tall.mockRestore();
  });

  it.each([
    '/productList?productType=1',
    '/productList?productType=1&filterIds=103&charge=1',
    '/productList?charge=1&productType=1&page=1',
  ])('confirmed without a change leaves the way back as it was: %s', async (address) => {
    const { confirm, back, at } = await open(address);
    await confirm();
    await confirm();
    await back();
    expect(at()).toBe('/download');
  });

  it('confirmed with a change is a step of its own', async () => {
    const { confirm, back, at } = await open('/productList?productType=1');
    await confirm('入门');
    expect(at()).toBe('/productList?productType=1&filterIds=103');
    await back();
    expect(at()).toBe('/productList?productType=1');
  });
});
