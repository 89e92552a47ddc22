import type { Ad } from '@cheese/domain/contract/content/ad';
import { AppTheme } from '@cheese/ui/look/AppTheme';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { WideAds } from './WideAds';

const HOUR_MS = 3_600_000;

const anAd = (said: Partial<Ad>): Ad => ({
  id: 1,
  place: 2,
  title: '通栏',
  subtitle: '说明',
  picture: 'ad/1-960.webp',
  link: null,
  deadline: null,
  ...said,
});
const offer = (said: Partial<Ad>) =>
  anAd({ place: 5, link: '/productList?productType=1', ...said });

const draw = (...ads: Ad[]) => (
  <MemoryRouter>
    <AppTheme>
      <WideAds ads={ads} />
    </AppTheme>
  </MemoryRouter>
);

const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('counts down to the end of what is on offer for a time, and shows it no longer', () => {
  const deadline = Date.now() + 25 * HOUR_MS;
  render(draw(anAd({}), offer({ id: 2, title: '秋季优惠', deadline })));
  expect(screen.getByRole('link', { name: '秋季优惠' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('剩余 1天 01:00:00');
  wait(25 * HOUR_MS + 200);
  expect(screen.queryByText('秋季优惠')).not.toBeInTheDocument();
  expect(screen.getByText('通栏')).toBeVisible();
});

it('leaves no empty place where the last one has ended', () => {
  const { rerender } = render(draw(offer({ deadline: Date.now() + 1000 })));
  expect(screen.getByRole('region', { name: '活动' })).toBeVisible();
  wait(1200);
  expect(screen.queryByRole('region', { name: '活动' })).not.toBeInTheDocument();
  rerender(draw(offer({ deadline: Date.now() + HOUR_MS })));
  expect(screen.getByRole('timer')).toHaveTextContent('剩余 01:00:00');
});

it('does not show for a moment what had ended before', () => {
  render(draw(offer({ deadline: Date.now() - 1 })));
  expect(screen.queryByRole('region', { name: '活动' })).not.toBeInTheDocument();
});
