import { act, renderHook } from '@testing-library/react';
import { useSecondsLeft } from './useSecondsLeft';

let now = 0;
const clock = () => now;

function pass(ms: number) {
  act(() => {
    now += ms;
    jest.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  now = 1_000_000;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const counting = (deadline: number | null) =>
  renderHook((until: number | null) => useSecondsLeft(until, clock), { initialProps: deadline });

it('counts down to nothing, and stays there', () => {
  const { result } = counting(now + 2000);
  expect(result.current).toBe(2);
  pass(1000);
  expect(result.current).toBe(1);
  pass(1000);
  expect(result.current).toBe(0);
  pass(60_000);
  expect(result.current).toBe(0);
});

it('counts a new deadline from the first moment, however long it stood still before', () => {
  const seen: number[] = [];
  const { rerender } = renderHook(
    (until: number | null) => seen.push(useSecondsLeft(until, clock)),
    { initialProps: null as number | null },
  );
  now += 30_000;
  rerender(now + 60_000);
  expect(new Set(seen)).toEqual(new Set([0, 60]));
});

it('is nothing where nothing is counted', () => {
  const { result, rerender } = counting(now + 5000);
  rerender(null);
  expect(result.current).toBe(0);
});
