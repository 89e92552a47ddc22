import { alikeAnswers } from './alikeAnswers';

const clock = { now: () => new Date(0), pause: async () => undefined };
const large = () => Promise.resolve(Buffer.alloc(10 * 1024 * 1024));

it('forgets the oldest where there is no room for all', async () => {
  const alike = alikeAnswers(clock, 1000);
  for (const key of ['first', 'second', 'third', 'fourth']) await alike(key, large);
  const again = jest.fn(large);
  await alike('fourth', again);
  await alike('second', again);
  expect(again).not.toHaveBeenCalled();
  await alike('first', again);
  expect(again).toHaveBeenCalledTimes(1);
});
