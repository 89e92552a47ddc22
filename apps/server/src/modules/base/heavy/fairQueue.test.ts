import { FairQueue } from './fairQueue';

const all = (queue: FairQueue<string>) => {
  const items: string[] = [];
  for (let item = queue.shift(); item; item = queue.shift()) items.push(item);
  return items;
};

it('takes turns between those who wait', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
  queue.push('b', 'b1');
  queue.push('c', 'c1');
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('passes over who may not go now, and leaves them their turn', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2']) queue.push('a', item);
  queue.push('b', 'b1');
  expect(queue.shift((item) => !item.startsWith('a'))).toBe('b1');
  expect(queue.shift((item) => !item.startsWith('a'))).toBeUndefined();
  expect(all(queue)).toEqual(['a1', 'a2']);
});

it('counts and forgets what no longer waits', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2']) queue.push('a', item);
  queue.push('b', 'b1');
  queue.remove('a1');
  queue.remove('b1');
  expect([queue.countOf('a'), queue.countOf('b')]).toEqual([1, 0]);
  expect(all(queue)).toEqual(['a2']);
});
