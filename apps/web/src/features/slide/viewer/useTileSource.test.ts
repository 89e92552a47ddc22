import { act, renderHook } from '@testing-library/react';
import { useSignedSlide } from './useTileSource';

const MINUTE_MS = 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('has its addresses signed anew as long as it is open, whatever was answered last', async () => {
  const source = {
    width: 600,
    height: 400,
    tileSize: 256,
    overlap: 0,
    mpp: null,
    objective: null,
    levels: [{ level: 0, width: 600, height: 400, columns: 3, rows: 2 }],
    tileAddress: '/slide-tiles/a/{level}/{column}_{row}.jpg',
    // Minutes from now, or the end of an exam attempt, which may be extended.
    expiresAt: Date.now() + 10 * MINUTE_MS,
  };
  const refetch = jest.fn(async () => undefined);
  const { unmount } = renderHook(() => useSignedSlide('1', { currentData: source, refetch }));
  await act(() => jest.advanceTimersByTimeAsync(4 * MINUTE_MS));
  expect(refetch).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(4 * MINUTE_MS));
  expect(refetch).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
  expect(refetch.mock.calls.length).toBeGreaterThan(2);
  const asked = refetch.mock.calls.length;
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(10 * MINUTE_MS));
  expect(refetch).toHaveBeenCalledTimes(asked);
});
