import { setImmediate } from 'node:timers/promises';
import { concurrencyLimit } from './concurrencyLimit';

const numbers = Array.from({ length: 20 }, (_, each) => each);

it('does everything once, and no more at a time than it may', async () => {
  const done: number[] = [];
  let [now, most] = [0, 0];
  await concurrencyLimit(4, numbers, async (each) => {
    most = Math.max(most, (now += 1));
    await setImmediate();
    now -= 1;
    done.push(each);
  });
  expect([done, most]).toEqual([numbers, 4]);
});

it('ends with what fails, and leaves nothing under way behind', async () => {
  let [begun, ended] = [0, 0];
  const failing = concurrencyLimit(2, numbers, async (each) => {
    begun += 1;
    if (each === 2) throw new Error('the third');
    await setImmediate();
    ended += 1;
  });
  await expect(failing).rejects.toThrow('the third');
  expect(begun).toBeLessThan(numbers.length);
  expect(ended).toBe(begun - 1);
});
