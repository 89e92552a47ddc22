import type { Db } from './database';
import { batched } from './batched';

const [db, other] = [{}, {}] as Db[] as [Db, Db];

/** Statements that are answered when the test says so. */
function slowly() {
  const asked: { all: readonly number[]; answer(): void; fail(): void }[] = [];
  const ask = batched<number, string>(
    (_db, all) =>
      new Promise((resolve, reject) => {
        const answer = () => resolve(all.map((one) => `${one}!`));
        asked.push({ all, answer, fail: () => reject(new Error('down')) });
      }),
  );
  return { ask, asked, allOf: () => asked.map(({ all }) => all) };
}

it('asks once for all who come while somebody is answered, and not before', async () => {
  const { ask, asked, allOf } = slowly();
  const first = ask(db, 1);
  const later = [ask(db, 2), ask(db, 3)];
  expect(allOf()).toEqual([[1]]);
  asked[0]?.answer();
  expect(await first).toBe('1!');
  expect(allOf()).toEqual([[1], [2, 3]]);
  asked[1]?.answer();
  expect(await Promise.all(later)).toEqual(['2!', '3!']);
});

it('asks apart over another connection', () => {
  const { ask, allOf } = slowly();
  void ask(db, 1);
  void ask(other, 2);
  expect(allOf()).toEqual([[1], [2]]);
});

it('fails those alone who were asked for, and waits for no statement that never ends', async () => {
  const { ask, asked, allOf } = slowly();
  const first = ask(db, 1);
  const second = ask(db, 2);
  asked[0]?.fail();
  await expect(first).rejects.toThrow('down');
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 1_001);
  const third = ask(db, 3);
  expect(allOf()).toEqual([[1], [2], [3]]);
  asked[2]?.answer();
  asked[1]?.answer();
  expect(await Promise.all([second, third])).toEqual(['2!', '3!']);
});
