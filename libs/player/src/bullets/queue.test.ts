import type { Bullet } from './bullet';
import { bulletQueue } from './queue';

const at = (second: number): Bullet => ({
  id: second * 10,
  atMs: second * 1000,
  text: `${second}`,
  color: '#ffffff',
  place: 1,
  isMine: false,
});

it('shows each once, as the film comes to it', () => {
  const queue = bulletQueue();
  queue.put([at(2), at(0.5), at(1)]);
  expect(queue.upTo(0.6).due.map(({ text }) => text)).toEqual(['0.5']);
  expect(queue.upTo(0.7).due).toEqual([]);
  expect(queue.upTo(2).due.map(({ text }) => text)).toEqual(['1']);
  expect(queue.upTo(2.1).due.map(({ text }) => text)).toEqual(['2']);
});

it('leaves out what a jump went past, forwards and back', () => {
  const queue = bulletQueue();
  queue.put([at(1), at(5), at(9)]);
  expect(queue.upTo(8)).toEqual({ due: [], hasJumped: true });
  expect(queue.upTo(0.9)).toEqual({ due: [], hasJumped: true });
  expect(queue.upTo(1.5).due).toHaveLength(1);
});

it('finds its place among ten thousand', () => {
  const queue = bulletQueue();
  queue.put(Array.from({ length: 10_000 }, (_, n) => at(n / 10)));
  queue.upTo(500);
  expect(queue.upTo(500.5).due).toHaveLength(5);
});
