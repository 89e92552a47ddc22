import { act, screen } from '@testing-library/react';
import { RelativeTime } from './RelativeTime';
import { show } from '../testing/show';

const now = new Date(2025, 5, 1, 12, 0, 0).getTime();
const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

it('says how long ago, with the exact time on hover', () => {
  show(<RelativeTime at={new Date(2025, 5, 1, 9, 5, 7).getTime()} />);
  expect(screen.getByText('2小时前')).toHaveAttribute('title', '2025-06-01 09:05:07');
});

it('reads the server’s dates', () => {
  show(<RelativeTime at={new Date(now - 5 * minute).toISOString()} />);
  expect(screen.getByText('5分钟前')).toBeVisible();
});

it('grows older on the screen', () => {
  show(<RelativeTime at={now - 30_000} />);
  expect(screen.getByText('刚刚')).toBeVisible();
  act(() => jest.advanceTimersByTime(2 * minute));
  expect(screen.getByText('2分钟前')).toBeVisible();
});

it('shows nothing for what is no time', () => {
  const { container } = show(<RelativeTime at="待定" />);
  expect(container.querySelector('time')).toBeNull();
});
