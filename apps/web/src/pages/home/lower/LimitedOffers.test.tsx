import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aCommodity } from '../../../testing/aCommodity';
import { aSite } from '../../../testing/aSite';
import { LimitedOffers } from './LimitedOffers';

const MINUTE_MS = 60_000;
const onEnd = jest.fn();

let Site: ReturnType<typeof aSite>;
beforeEach(() => void (Site = aSite()));

const draw = (deadline: number) => (
  <MemoryRouter>
    <Site>
      <LimitedOffers
        offers={[{ ...aCommodity({ isLocked: false }), startsAt: 0, deadline }]}
        onEnd={onEnd}
      />
    </Site>
  </MemoryRouter>
);

const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const clock = () => screen.getByRole('timer');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  onEnd.mockClear();
});

it('tells that an offer has ended, and again as long as that is shown', () => {
  render(draw(Date.now() + 2000));
  expect(onEnd).not.toHaveBeenCalled();
  wait(2200);
  expect(clock()).toHaveTextContent('已结束');
  expect(onEnd).toHaveBeenCalledTimes(1);
  wait(MINUTE_MS);
  expect(onEnd).toHaveBeenCalledTimes(3);
});

it('does not ask for a page that nobody looks at', () => {
  render(draw(Date.now()));
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  wait(MINUTE_MS);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('shows the price of an offer only while that runs', () => {
  const { rerender } = render(draw(Date.now() + 2000));
  expect(screen.getByText('59.00')).toBeVisible();
  wait(2200);
  expect(screen.queryByText('59.00')).not.toBeInTheDocument();
  rerender(draw(Date.now() + MINUTE_MS));
  expect(screen.getByText('59.00')).toBeVisible();
  wait(MINUTE_MS / 2);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
