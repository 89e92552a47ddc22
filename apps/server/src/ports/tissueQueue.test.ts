import { tissueQueue, type Waiting } from './tissueQueue';

const part = (scale: number, isAhead = false): Waiting => ({ scale, isAhead });

it('what is coarse is drawn first, and of the same the one that came first', () => {
  const queue = tissueQueue();
  const [first, second, coarse] = [part(1), part(1), part(8)];
  [first, second, coarse].forEach(queue.add);
  expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
    coarse,
    first,
    second,
    null,
  ]);
});

it('who looks is never behind what is drawn ahead, of which one is drawn at a time', () => {
  const queue = tissueQueue();
  const [coarse, other, seen] = [part(64, true), part(32, true), part(1)];
  [coarse, other].forEach(queue.add);
  expect(queue.take()).toBe(coarse);
  expect(queue.take()).toBeNull();
  queue.add(seen);
  expect(queue.looking()).toBe(1);
  expect(queue.take()).toBe(seen);
  queue.done(seen);
  expect(queue.take()).toBeNull();
  queue.done(coarse);
  expect(queue.take()).toBe(other);
});
