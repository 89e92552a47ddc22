import { setTimeout as sleep } from 'node:timers/promises';
import { alone } from './lock.mjs';

test('two at once work one after the other, and the second one says that it waits', async () => {
  /** @type {string[]} */
  const events = [];
  const work = (/** @type {string} */ name) => async () => {
    events.push(`${name} begins`);
    await sleep(50);
    events.push(`${name} ends`);
  };
  const name = `lock test ${process.pid}`;
  const first = alone(name, work('first'), () => events.push('first waits'));
  await sleep(10);
  await Promise.all([first, alone(name, work('second'), () => events.push('second waits'))]);
  expect(events).toEqual([
    'first begins',
    'second waits',
    'first ends',
    'second begins',
    'second ends',
  ]);
});

test('work that fails gives the lock back', async () => {
  const name = `failing lock test ${process.pid}`;
  const fails = () => alone(name, () => Promise.reject(new Error('broken')), jest.fn());
  await expect(fails()).rejects.toThrow('broken');
  await expect(fails()).rejects.toThrow('broken');
});
