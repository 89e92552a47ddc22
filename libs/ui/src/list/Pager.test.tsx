import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from './Pager';
import { show } from '../testing/show';

const makeHref = (page: number) => `/search?keyword=心&page=${page}`;
const pager = (page: number, total: number) => (
  <Pager page={page} pageSize={10} total={total} makeHref={makeHref} />
);

it('hides itself when one page holds everything', () => {
  show(pager(1, 10));
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('says how many there are and where the reader is', () => {
  show(pager(3, 45));
  expect(screen.getByText('共 45 条')).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('第3页');
  expect(screen.getByText('3 / 5')).toBeInTheDocument();
});

it('is made of links that hold the page in the address', async () => {
  show(pager(3, 45));
  await userEvent.click(screen.getByRole('link', { name: '第5页' }));
  expect(screen.getByTestId('address')).toHaveTextContent('page=5');
  expect(screen.getByRole('link', { name: '上一页' })).toHaveAttribute('href', makeHref(2));
  expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute('href', makeHref(4));
});

it.each([
  [1, '上一页'],
  [5, '下一页'],
])('leads nowhere beyond the ends: page %d has no %s', (page, name) => {
  show(pager(page, 45));
  const end = screen.getByRole('link', { name });
  expect(end).toHaveAttribute('aria-disabled', 'true');
  expect(end).not.toHaveAttribute('href');
});

it('marks no page behind the last one, and leads back to that', () => {
  show(pager(99, 45));
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  expect(screen.getByRole('link', { name: '第5页' })).toHaveAttribute('href', makeHref(5));
  expect(screen.getByRole('link', { name: '上一页' })).toHaveAttribute('href', makeHref(5));
  expect(screen.getByRole('link', { name: '下一页' })).not.toHaveAttribute('href');
  expect(screen.getByText('共 5 页')).toBeInTheDocument();
});

it('can be walked by the keyboard', async () => {
  show(pager(1, 25));
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '第1页' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('page=2');
});
