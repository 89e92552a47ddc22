import { getEventListeners } from 'node:events';
import { useTestApp } from '../../../testing/useTestApp';
import { queueHourly, repeating } from './hourly';
import { insertJob } from './job.store';
import { job } from './job.tables';
import { wakeWorkers } from './job.wake';
import { type JobKind, workOn, runNextJob } from './job.run';

const test = useTestApp();
const done: unknown[] = [];
const givenUp: unknown[] = [];
beforeEach(() => {
  done.length = 0;
  givenUp.length = 0;
});

const kind = (run: JobKind['run']): JobKind => ({
  leaseMs: 60_000,
  mostAttempts: 2,
  run,
  giveUp: async (payload) => void givenUp.push(payload),
});
const well = kind(async (payload) => void done.push(payload));
const badly = kind(async () => {
  throw new Error('no luck');
});

const works = (stopping = new AbortController().signal) => ({
  db: test.database.db,
  clock: test.clock,
  log: test.app.log,
  stopping,
});
const queue = (payload: object, onceKey: string | null = null) =>
  insertJob(test.database.db, { kind: 'it', payload, onceKey, runAt: test.clock.now() });
const left = () => test.database.db.$count(job);

it('does what is due in its order, and each thing once', async () => {
  await queue({ n: 1 });
  await queue({ n: 2 });
  await Promise.all([runNextJob(works(), { it: well }), runNextJob(works(), { it: well })]);
  expect(done).toHaveLength(2);
  expect(done).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]));
  expect(await runNextJob(works(), { it: well })).toBe(false);
  expect(await left()).toBe(0);
});

it('queues once what is there once', async () => {
  await queue({ n: 1 }, 'sweep');
  await queue({ n: 2 }, 'sweep');
  expect(await left()).toBe(1);
});

it('tries again after a while, and gives up after the last attempt', async () => {
  await queue({ n: 1 });
  await runNextJob(works(), { it: badly });
  expect(await runNextJob(works(), { it: badly })).toBe(false);
  test.clock.pass(31);
  await runNextJob(works(), { it: badly });
  expect(givenUp).toEqual([{ n: 1 }]);
  expect(await left()).toBe(0);
});

it('what a killed node was at is taken again once its lease is over, and not for ever', async () => {
  await queue({ n: 1 });
  const never = new Promise<void>(() => undefined);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    let hasBegun = () => undefined as void;
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    void runNextJob(works(), { it: kind(() => (hasBegun(), never)) });
    await begun;
    expect(await runNextJob(works(), { it: well })).toBe(false);
    test.clock.pass(61);
  }
  await runNextJob(works(), { it: well });
  expect({ done, givenUp }).toEqual({ done: [], givenUp: [{ n: 1 }] });
});

it('what a killed node repeats goes on within a minute', async () => {
  await queueHourly({ db: test.database.db, clock: test.clock }, 'it');
  let hasBegun = () => undefined as void;
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));
  const never = new Promise<void>(() => undefined);
  // Whoever is dead renews nothing.
  jest.spyOn(globalThis, 'setInterval').mockReturnValueOnce(setTimeout(() => undefined, 0));
  void runNextJob(works(), { it: repeating(15_000, test.clock, () => (hasBegun(), never)) });
  await begun;
  jest.restoreAllMocks();
  expect(await runNextJob(works(), { it: well })).toBe(false);
  test.clock.pass(60);
  expect(await runNextJob(works(), { it: well })).toBe(true);
});

it('a claim whose node was killed at once is free within a minute, whatever kinds there are', async () => {
  await queue({ n: 1 });
  const kinds = { it: well, sweep: { ...well, leaseMs: 3_600_000 } };
  let updates = 0;
  const killed = new Proxy(test.database.db, {
    get(db, name) {
      if (name === 'update') updates += 1;
      if (updates > 1) throw new Error('killed');
      return Reflect.get(db, name) as unknown;
    },
  });
  await expect(runNextJob({ ...works(), db: killed }, kinds)).rejects.toThrow('killed');
  expect(await runNextJob(works(), kinds)).toBe(false);
  test.clock.pass(61);
  expect(await runNextJob(works(), kinds)).toBe(true);
  expect(done).toEqual([{ n: 1 }]);
});

it('comes back when it says so', async () => {
  const later = kind(async (payload) => {
    done.push(payload);
    return new Date(test.clock.now().getTime() + 3_600_000);
  });
  await queue({ n: 1 });
  await runNextJob(works(), { it: later });
  expect(await runNextJob(works(), { it: later })).toBe(false);
  test.clock.pass(3600);
  expect(await runNextJob(works(), { it: later })).toBe(true);
});

it('is held for as long as its kind may take, whatever other kinds are done', async () => {
  await queue({ n: 1 });
  let isHeldUntil: Date | null = null;
  const looking = kind(async () => {
    const [row] = await test.database.db.select().from(job);
    isHeldUntil = row?.leasedUntil ?? null;
  });
  await runNextJob(works(), { it: looking, sweep: { ...well, leaseMs: 3_600_000 } });
  expect(isHeldUntil).toEqual(new Date(test.clock.now().getTime() + 60_000));
});

it('leaves no listener behind, however often there is nothing to do', async () => {
  const stop = new AbortController();
  const pause = jest.spyOn(test.clock, 'pause').mockImplementation(async () => {
    if (pause.mock.calls.length === 20) stop.abort();
    expect(getEventListeners(stop.signal, 'abort').length).toBeLessThan(2);
  });
  await workOn(works(stop.signal), { it: well });
  expect(pause).toHaveBeenCalledTimes(20);
  expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  pause.mockRestore();
});

it('looks at once where work has just come, however long it would have waited', async () => {
  const stop = new AbortController();
  const pause = jest.spyOn(test.clock, 'pause').mockImplementationOnce(async () => {
    await queue({ n: 1 });
    setImmediate(wakeWorkers);
    return new Promise(() => undefined);
  });
  const last = kind(async (payload) => {
    done.push(payload);
    stop.abort();
  });
  await workOn(works(stop.signal), { it: last });
  expect(done).toEqual([{ n: 1 }]);
  pause.mockRestore();
});

it('works on until the server stops, and then puts nothing down half done', async () => {
  await queue({ n: 1 });
  await queue({ n: 2 });
  const stop = new AbortController();
  const stopping = kind(async (payload) => {
    done.push(payload);
    stop.abort();
  });
  await workOn(works(stop.signal), { it: stopping });
  expect(done).toEqual([{ n: 1 }]);
  expect(await left()).toBe(1);
});
