import { forgetCounts, keptCount, totalBeside } from './keptCount';

const counts = (...totals: number[]) => {
  const count = jest.fn<Promise<number>, []>();
  for (const total of totals) count.mockResolvedValueOnce(total);
  return count;
};

it('counts a long list once in five seconds for all who ask for the same', async () => {
  const count = counts(50_000, 50_001);
  expect(await keptCount(['people', 1], count, 1000)).toBe(50_000);
  expect(await keptCount(['people', 1], count, 5999)).toBe(50_000);
  expect(await keptCount(['people', 1], count, 6000)).toBe(50_001);
  expect(count).toHaveBeenCalledTimes(2);
});

it('takes no total for another list, and counts a short one each time', async () => {
  expect(await keptCount(['people', 2], counts(2000), 0)).toBe(2000);
  expect(await keptCount(['people', 3], counts(3000), 0)).toBe(3000);
  const short = counts(999, 1000);
  expect(await keptCount(['people', 4], short, 0)).toBe(999);
  expect(await keptCount(['people', 4], short, 0)).toBe(1000);
});

it('counts once for those who ask while it is counted anew', async () => {
  let tell: (total: number) => void = () => undefined;
  const slow = jest.fn(() => new Promise<number>((resolve) => (tell = resolve)));
  await keptCount(['people', 5], counts(50_000), 0);
  const first = keptCount(['people', 5], slow, 6_000);
  expect(await keptCount(['people', 5], slow, 6_000)).toBe(50_000);
  tell(50_001);
  expect(await first).toBe(50_001);
  expect(slow).toHaveBeenCalledTimes(1);
});

it('counts anew what was changed by a call, and after a count that failed', async () => {
  await keptCount(['people', 6], counts(50_000), 0);
  forgetCounts(['people', 6]);
  expect(await keptCount(['people', 6], counts(49_999), 1)).toBe(49_999);
  const failing = () => Promise.reject(new Error('away'));
  await expect(keptCount(['people', 6], failing, 9_000)).rejects.toThrow('away');
  expect(await keptCount(['people', 6], counts(49_998), 9_001)).toBe(49_998);
});

it('knows the total from a page that is not full, and counts beside others', async () => {
  const count = async () => 77;
  const rows = [1, 2, 3];
  expect(await totalBeside(rows, { limit: 20, offset: 40 }, count)).toBe(43);
  expect(await totalBeside([], { limit: 20, offset: 0 }, count)).toBe(0);
  expect(await totalBeside([], { limit: 20, offset: 40 }, count)).toBe(77);
  expect(await totalBeside(rows, { limit: 3, offset: 0 }, count)).toBe(77);
});
