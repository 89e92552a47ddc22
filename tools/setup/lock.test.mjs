import { EventEmitter, once } from 'node:events';
import { alone } from './lock.mjs';

test('two at once work one after the other, and the second one says that it waits', async () => {
  /** @type {string[]} */
  const events = [];
  const signals = new EventEmitter();
  const [hasBegun, isAwaited] = [once(signals, 'begun'), once(signals, 'awaited')];
  const name = `lock test ${process.pid}`;
  const first = alone(
    name,
    async () => {
      events.push('first begins');
      signals.emit('begun');
      await isAwaited;
      events.push('first ends');
    },
    () => events.push('first waits'),
  );
  await hasBegun;
  const second = alone(
    name,
    async () => events.push('second begins'),
    () => {
      events.push('second waits');
      signals.emit('awaited');
    },
  );
  await Promise.all([first, second]);
  expect(events).toEqual(['first begins', 'second waits', 'first ends', 'second begins']);
});

test('work that fails gives the lock back', async () => {
  const name = `failing lock test ${process.pid}`;
  const fails = () => alone(name, () => Promise.reject(new Error('broken')), jest.fn());
  await expect(fails()).rejects.toThrow('broken');
  await expect(fails()).rejects.toThrow('broken');
});
