import { sharedAnswers } from './sharedAnswers';

const clock = { now: () => new Date(0), pause: async () => undefined };
const said = (written: Buffer) => Promise.resolve({ data: null, written });
const large = () => said(Buffer.alloc(5 * 1024 * 1024));

it('forgets the oldest where there is no room for all', async () => {
  const alike = sharedAnswers(clock, 1000);
  for (const key of ['first', 'second', 'third', 'fourth']) await alike(key, large);
  const again = jest.fn(large);
  await alike('fourth', again);
  await alike('second', again);
  expect(again).not.toHaveBeenCalled();
  await alike('first', again);
  expect(again).toHaveBeenCalledTimes(1);
});

it('is asked for anew where an answer does not come', async () => {
  let now = 0;
  const alike = sharedAnswers({ ...clock, now: () => new Date(now) }, 1000);
  void alike('lost', () => new Promise(() => undefined));
  now = 4_000;
  const joined = jest.fn(large);
  void alike('lost', joined);
  expect(joined).not.toHaveBeenCalled();
  now = 6_000;
  const there = Buffer.from('there');
  expect((await alike('lost', () => said(there))).written).toEqual(there);
});

it('keeps nothing of one that does not come, whoever asks for what else', async () => {
  let now = 0;
  const alike = sharedAnswers({ ...clock, now: () => new Date(now) }, 60_000);
  const itComes = new EventTarget();
  const coming = new Promise((resolve) => itComes.addEventListener('now', resolve));
  const late = alike('lost', () => coming.then(large));
  now = 6_000;
  await alike('another', large);
  itComes.dispatchEvent(new Event('now'));
  await late;
  const again = jest.fn(large);
  await alike('lost', again);
  expect(again).toHaveBeenCalledTimes(1);
});
