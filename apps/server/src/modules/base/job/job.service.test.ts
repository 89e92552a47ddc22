import { useTestApp } from '../../../testing/useTestApp';
import type { JobContext } from './job.supervise';
import { runningJobs } from './job.running';
import { jobJobs } from './job.jobs';
import { cancelJob, enqueue, readJob } from './job.service';
import { job } from './job.tables';
import { type JobKind, type Lane, workOn, runNextJob } from './job.run';

const [ANNA, BEN] = [1, 2] as const;
const test = useTestApp();
const done: unknown[] = [];
beforeEach(() => (done.length = 0));

const kind = (run: JobKind['run'], lane: Lane = 'heavy'): JobKind => ({
  lane,
  leaseMs: 60_000,
  mostAttempts: 1,
  run,
  giveUp: async () => undefined,
});
const note = kind(async (payload) => void done.push(payload));
const works = (stopping = new AbortController().signal) => ({
  db: test.database.db,
  clock: test.clock,
  log: test.app.log,
  stopping,
});
const queue = async (payload: string, personId: number, which = 'it', organisationId?: number) => {
  const whose = { personId, organisationId: organisationId ?? null };
  const row = { kind: which, payload, ...whose, onceKey: payload, runAt: test.clock.now() };
  const id = await enqueue(test.database.db, row);
  if (id === null) throw new Error('it was there');
  return id;
};
const read = (id: number, personId: number = ANNA) => readJob(test.database.db, personId, id);
const cancel = (id: number, personId: number = ANNA) => cancelJob(works(), personId, id);

it('whoever brings one thing does not wait for a hundred of somebody else', async () => {
  for (const thing of ['a1', 'a2', 'a3']) await queue(thing, ANNA);
  await queue('b1', BEN);
  while (await runNextJob(works(), { it: note })) test.clock.pass(1);
  expect(done).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it('a school of many people has its turn like one of a single teacher', async () => {
  for (const [nth, personId] of [11, 12, 13].entries()) await queue(`a${nth}`, personId, 'it', 1);
  await queue('b0', 21, 'it', 2);
  await queue('nobody’s', 31);
  while (await runNextJob(works(), { it: note })) test.clock.pass(1);
  expect(done).toEqual(['a0', 'b0', 'nobody’s', 'a1', 'a2']);
});

it('what outlasts its turn where short work is done gives way, and goes on elsewhere', async () => {
  await queue('long', ANNA);
  await queue('short', BEN);
  const runs: string[] = [];
  const it = kind(async (payload, { stopping }) => {
    runs.push(payload as string);
    if (payload === 'long' && runs.length === 1) {
      await new Promise((resolve) => stopping.addEventListener('abort', resolve, { once: true }));
      stopping.throwIfAborted();
    }
  });
  const short = { isShort: true, beside: runningJobs(2) };
  const quickly = { ...works(), turnMs: 0 };
  expect(await runNextJob(quickly, { it }, short)).toBe(true);
  expect(await runNextJob(works(), { it }, short)).toBe(true);
  // A job known to be long is left to general workers, and this attempt does not count.
  expect(await runNextJob(works(), { it }, short)).toBe(false);
  expect(await runNextJob(works(), { it })).toBe(true);
  expect(runs).toEqual(['long', 'short', 'long']);
});

it('nobody and no school has all workers of a lane, and the last is for others', async () => {
  for (const [payload, personId, school] of [
    ['a1', 11, 1],
    ['a2', 12, 1],
    ['a3', 13, 1],
    ['b1', 21, 2],
  ] as const)
    await queue(payload, personId, 'it', school);
  const began: unknown[] = [];
  const ends: (() => void)[] = [];
  const it = kind(async (payload) => {
    began.push(payload);
    await new Promise<void>((resolve) => ends.push(resolve));
  });
  const beside = runningJobs(2);
  const going = Array.from({ length: 3 }, () =>
    runNextJob(works(), { it }, { isShort: false, beside }),
  );
  // Both schools have what they may: a fourth worker finds nothing.
  expect(await runNextJob(works(), { it }, { isShort: false, beside })).toBe(false);
  while (ends.length < 3) await new Promise(setImmediate);
  expect(began.toSorted()).toEqual(['a1', 'a2', 'b1']);
  for (const end of ends) end();
  await Promise.all(going);
});

it('tells who asked how it goes, and nobody else', async () => {
  const id = await queue('a1', ANNA);
  expect(await read(id)).toEqual({ state: 'waiting', done: 0, total: null, failure: null });
  const half = kind(async (_payload, { tell }) => {
    await tell(5, 10);
    expect(await read(id)).toMatchObject({ state: 'working', done: 5, total: 10 });
    await tell(10);
  });
  await runNextJob(works(), { it: half });
  expect(await read(id)).toEqual({ state: 'done', done: 10, total: 10, failure: null });
  expect(await read(id, BEN)).toBeNull();
});

it('a failure stays to be read, and it can be asked for again', async () => {
  const id = await queue('a1', ANNA);
  await runNextJob(works(), { it: kind(() => Promise.reject(new Error('no luck'))) });
  expect(await read(id)).toMatchObject({ state: 'failed', failure: 'failed' });
  await queue('a1', ANNA);
  await runNextJob(works(), { it: note });
  expect(done).toEqual(['a1']);
});

it('what is called off before its turn is never begun, is given up, and may be asked for again', async () => {
  const id = await queue('a1', ANNA);
  expect(await cancel(id, BEN)).toBeNull();
  expect(await cancel(id)).toMatchObject({ state: 'cancelled' });
  await queue('a1', ANNA);
  const givenUp: unknown[] = [];
  const it = { ...note, giveUp: async (payload: unknown) => void givenUp.push(payload) };
  while (await runNextJob(works(), { it }));
  expect({ done, givenUp }).toEqual({ done: ['a1'], givenUp: ['a1'] });
  expect(await cancel(id)).toMatchObject({ state: 'cancelled' });
});

it('what is called off and fails before anybody looked is not tried again', async () => {
  const id = await queue('a1', ANNA);
  const failing = kind(async () => {
    await cancel(id);
    throw new Error('no luck');
  });
  await runNextJob(works(), { it: { ...failing, mostAttempts: 3 } });
  test.clock.pass(3600);
  expect(await runNextJob(works(), { it: note })).toBe(false);
  expect(done).toEqual([]);
});

it('what was called off where its node died is not begun anew', async () => {
  const id = await queue('a1', ANNA);
  let hasBegun = () => undefined as void;
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));
  void runNextJob(works(), { it: kind(() => (hasBegun(), new Promise(() => undefined))) });
  await begun;
  await cancel(id);
  test.clock.pass(61);
  await runNextJob(works(), { it: { ...note, mostAttempts: 3 } });
  expect(done).toEqual([]);
});

it('what is called off meanwhile is broken off at its next word, by whichever node has it', async () => {
  const id = await queue('a1', ANNA);
  const counting = kind(async (_payload, { tell }) => {
    await tell(1, 3);
    expect(await cancel(id)).toMatchObject({ state: 'cancelled' });
    await tell(2, 3);
    done.push('went on');
  });
  await runNextJob(works(), { it: counting });
  expect(done).toEqual([]);
  expect(await read(id)).toMatchObject({ state: 'cancelled', done: 2 });
});

it('whose lease is over is told that somebody else has it, and changes nothing any more', async () => {
  const id = await queue('a1', ANNA);
  const slow = kind(async (_payload, { tell }) => {
    test.clock.pass(61);
    await runNextJob(works(), { it: { ...note, mostAttempts: 2 } });
    await tell(1, 3);
  });
  await runNextJob(works(), { it: slow });
  expect(await read(id)).toEqual({ state: 'done', done: 0, total: null, failure: null });
});

it('quick work goes on while heavy work is under way', async () => {
  await queue('heavy', ANNA, 'heavy');
  await queue('quick', ANNA, 'quick');
  const stop = new AbortController();
  let release = () => undefined as void;
  const quickIsDone = new Promise<void>((resolve) => (release = resolve));
  await workOn(works(stop.signal), {
    heavy: kind(async () => {
      await quickIsDone;
      stop.abort();
    }),
    quick: kind(async () => release(), 'quick'),
  });
  expect(await test.database.db.$count(job)).toBe(2);
});

it('is swept away a day after it was over', async () => {
  const id = await queue('a1', ANNA);
  await runNextJob(works(), { it: note });
  const sweep = () => jobJobs(works())['sweepJobs']?.run({}, {} as JobContext);
  test.clock.pass(86_000);
  await sweep();
  expect(await read(id)).not.toBeNull();
  test.clock.pass(1_000);
  await sweep();
  expect(await read(id)).toBeNull();
});
