import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type WorkerPool, workerPool } from './heavy.pool';

/** Tasks for this test: answer, refuse, crash, hang, hold much memory, exhaust memory. */
const code = `
import { parentPort, threadId } from 'node:worker_threads';
const does = {
  say: (value) => ({ value }),
  who: () => ({ value: threadId }),
  refuse: () => ({ refused: 'sheet.broken' }),
  break: () => ({ broken: 'it broke' }),
  spin: () => { for (;;); },
  hold: () => ({ value: threadId, heldBytes: 41 * 1024 ** 2 }),
  fill: () => { const all = []; for (;;) all.push(new Array(10_000).fill(Math.random())); },
};
parentPort.on('message', ({ task, input }) => {
  const { heldBytes = 0, ...outcome } = does[input[0]](input[1]);
  parentPort.postMessage({ outcome, heldBytes });
});
`;

const folder = mkdtempSync(join(tmpdir(), 'cheese-heavy-'));
const file = join(folder, 'thread.mjs');
writeFileSync(file, code);
const limits = { timeMs: 20_000, memoryMb: 64, keptMb: 40, mostOfOne: 2, threads: 1 };
let pool: WorkerPool;
beforeEach(() => (pool = workerPool(file, limits)));
afterEach(() => pool.close());
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (what: string, input?: unknown, id = 1, signal?: AbortSignal) =>
  pool.run('readWorkbook', [what, input] as never, {
    person: { id },
    ...(signal && { signal }),
  });

it('answers what was asked, one thing after the other', async () => {
  expect(await Promise.all([ask('say', 1), ask('say', 2)])).toEqual([1, 2]);
});

it('keeps its thread for the next thing, after a refusal as well', async () => {
  const first = await ask('who');
  await expect(ask('refuse')).rejects.toMatchObject({ key: 'sheet.broken', status: 400 });
  await expect(ask('break')).rejects.toThrow('it broke');
  expect(await ask('who')).toBe(first);
});

it('lets a thread go that holds much, and goes on with another', async () => {
  const first = await ask('hold');
  expect(await Promise.all([ask('who'), ask('who')])).not.toContain(first);
});

it('ends what takes too long, and goes on with the next', async () => {
  // The next one's thread has to begin within it, on a busy machine as well.
  pool = workerPool(file, { ...limits, timeMs: 2_000 });
  const [slow, next] = await Promise.allSettled([ask('spin'), ask('say', 'next', 2)]);
  expect(slow).toMatchObject({ reason: { key: 'heavy.tooLong', status: 413 } });
  expect(next).toMatchObject({ value: 'next' });
});

it('ends what takes too much memory, and goes on with the next', async () => {
  const [large, next] = await Promise.allSettled([ask('fill'), ask('say', 'next', 2)]);
  expect(large).toMatchObject({ reason: { key: 'heavy.tooLarge', status: 413 } });
  expect(next).toMatchObject({ value: 'next' });
});

it('what cannot be copied fails by itself, and the next is done', async () => {
  await expect(ask('say', () => undefined)).rejects.toThrow('could not be cloned');
  expect(await ask('say', 'next')).toBe('next');
});

it('is broken off, under way or waiting', async () => {
  const stop = [new AbortController(), new AbortController()];
  const under = ask('spin', null, 1, stop[0]?.signal);
  const waits = ask('spin', null, 2, stop[1]?.signal);
  stop[1]?.abort(new Error('left'));
  await expect(waits).rejects.toThrow('left');
  stop[0]?.abort(new Error('left as well'));
  await expect(under).rejects.toThrow('left as well');
  expect(await ask('say', 'next')).toBe('next');
});

it('takes no more of one person than may wait, and everybody else in turn', async () => {
  const order: unknown[] = [];
  const note = (answer: Promise<unknown>) => answer.then((value) => order.push(value));
  const all = [note(ask('say', 'a1')), note(ask('say', 'a2')), note(ask('say', 'a3'))];
  expect(() => ask('say', 'a4')).toThrow(expect.objectContaining({ key: 'call.tooMany' }));
  all.push(note(ask('say', 'b1', 2)));
  await Promise.all(all);
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('what takes for ever keeps its own school waiting, and no other', async () => {
  pool = workerPool(file, { ...limits, threads: 2 });
  const of = (what: string, input: unknown, id: number, organisationId: number) =>
    pool.run('readWorkbook', [what, input] as never, { person: { id, organisationId } });
  const order: unknown[] = [];
  const endless = expect(of('spin', null, 1, 7)).rejects.toThrow('was broken off');
  const same = expect(of('say', 'same school', 2, 7)).rejects.toThrow('the server is stopping');
  for (const nth of [1, 2]) order.push(await of('say', nth, 3, 8));
  expect(order).toEqual([1, 2]);
  await pool.close();
  await Promise.all([endless, same]);
});

it('closed, it answers nobody any more', async () => {
  const over = expect(ask('spin')).rejects.toThrow('was broken off');
  const waiting = expect(ask('say', 1, 2)).rejects.toThrow('the server is stopping');
  await pool.close();
  await Promise.all([over, waiting]);
  expect(() => ask('say', 2)).toThrow('the server is stopping');
});
