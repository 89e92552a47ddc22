import { FairConcurrencyLimit } from './fairConcurrencyLimit';

const wide = { atOnce: 1, ofOneAtOnce: 1, ofOne: 100, ofAll: 100 };

/** Work that ends when it is told to, and in which order it began. */
function bench(limits: Partial<typeof wide> = {}) {
  const turns = new FairConcurrencyLimit({ ...wide, ...limits });
  const [began, ends] = [[] as string[], [] as (() => void)[]];
  const bring = (whose: string, name: string) =>
    turns
      .take(whose, () => {
        began.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      })
      .catch(({ status, retryAfterS }: { status: number; retryAfterS: number }) => ({
        status,
        retryAfterS,
      }));
  /** Ends what began first, and lets what follows begin. */
  async function endOne() {
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  return { bring, began, endOne };
}

it('whoever brings one thing waits for one of whoever brings many', async () => {
  const { bring, began, endOne } = bench();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void bring('a', name);
  void bring('b', 'b1');
  for (let at = 0; at < 4; at++) await endOne();
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

it('leaves places free that one alone may not take', async () => {
  const { bring, began, endOne } = bench({ atOnce: 2 });
  for (const name of ['a1', 'a2', 'a3']) void bring('a', name);
  void bring('b', 'b1');
  await new Promise(setImmediate);
  expect(began).toEqual(['a1', 'b1']);
  await endOne();
  expect(began).toEqual(['a1', 'b1', 'a2']);
});

it('sends away who has too much in line, and says when to come back', async () => {
  const { bring, began, endOne } = bench({ ofOne: 2 });
  for (const name of ['a1', 'a2', 'a3']) void bring('a', name);
  expect(await bring('a', 'a4')).toEqual({ status: 429, retryAfterS: 1 });
  void bring('b', 'b1');
  for (let at = 0; at < 3; at++) await endOne();
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('where too many wait, it is taken from who has the most in line', async () => {
  const { bring, began, endOne } = bench({ ofAll: 3 });
  const [, , , last] = ['a1', 'a2', 'a3', 'a4'].map((name) => bring('a', name));
  void bring('b', 'b1');
  expect(await last).toEqual({ status: 503, retryAfterS: 1 });
  for (let at = 0; at < 4; at++) await endOne();
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('goes on after what failed', async () => {
  const turns = new FairConcurrencyLimit(wide);
  await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await turns.take('a', async () => 'done')).toBe('done');
});
