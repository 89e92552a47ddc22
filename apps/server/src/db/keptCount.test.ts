import { keptCount } from './keptCount';

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
