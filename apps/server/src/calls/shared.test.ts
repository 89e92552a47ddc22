import { setImmediate } from 'node:timers/promises';
import { strictObject } from '@cheese/domain/contract/shapes';
import { Type } from 'typebox';
import { answerShared, answerSharedTo } from './shared';
import { useTestApp } from '../testing/useTestApp';

let made = 0;
let isBroken = false;
let waiting: (() => void)[] = [];

const contract = {
  access: 'open',
  query: strictObject({ page: Type.Optional(Type.Integer()) }),
  data: Type.Object({ made: Type.Integer(), as: Type.Optional(Type.String()) }),
} as const;

async function make(as?: string) {
  made += 1;
  const mine = { made, ...(as && { as }) };
  await new Promise<void>((resolve) => waiting.push(resolve));
  if (isBroken) throw new Error('the database went away');
  return mine;
}

const test = useTestApp({
  alikeMs: 1000,
  probes(app) {
    answerShared(app, { method: 'GET', path: 'probe/v1/list' }, contract, () => make());
    const seenBy = ({ person }: { person: unknown }) => (person ? 'somebody' : 'anybody');
    const named = { method: 'GET', path: 'probe/v1/named' } as const;
    const as = (seen: string) => seen;
    answerSharedTo(app, named, contract, { seenBy, alike: as, make: (_asked, of) => make(of) });
  },
});

beforeEach(() => {
  made = 0;
  isBroken = false;
  waiting = [];
  // Expires the entries that an earlier test left in the cache.
  test.clock.pass(60 + (minutes += 1) * 60);
});
let minutes = 0;

const go = () => waiting.splice(0).forEach((begin) => begin());

/** Answers what is asked for as soon as it is asked for. */
async function answered<T>(asked: Promise<T>): Promise<T> {
  let isDone = false;
  void asked.finally(() => (isDone = true)).catch(() => undefined);
  while (!isDone) {
    go();
    await setImmediate();
  }
  return asked;
}

const get = (path = 'list') => test.get(`/probe/v1/${path}`);
const data = async (path?: string) => (await answered(get(path))).body.data;

it('is made once for all who wait for it', async () => {
  const all = Promise.all([get(), get(), get()]);
  const answers = await answered(all);
  expect(answers.map(({ body }) => body)).toEqual(
    Array(3).fill({ flag: 0, message: '', data: { made: 1 } }),
  );
});

it('is as old as a second, and then made anew', async () => {
  expect(await data()).toEqual({ made: 1 });
  test.clock.pass(0.9);
  expect(await data()).toEqual({ made: 1 });
  test.clock.pass(0.2);
  expect(await data()).toEqual({ made: 2 });
});

it('is another for another question', async () => {
  expect(await data()).toEqual({ made: 1 });
  expect(await data('list?page=2')).toEqual({ made: 2 });
});

it('keeps no failure', async () => {
  isBroken = true;
  expect((await answered(get())).status).toBe(500);
  isBroken = false;
  expect(await data()).toEqual({ made: 2 });
});

it('keeps apart those who look as different ones', async () => {
  await test.given({ people: [{ nickname: '会员' }] });
  const token = await test.signIn(1);
  const named = async (by = {}) =>
    (await answered(test.ask('GET /probe/v1/named', undefined, by))).body.data;
  expect(await named()).toEqual({ made: 1, as: 'anybody' });
  expect(await named({ token })).toEqual({ made: 2, as: 'somebody' });
  expect(await named()).toEqual({ made: 1, as: 'anybody' });
});

it('is checked and told as any call', async () => {
  expect((await get('list?page=x')).status).toBe(400);
  const { headers, payload } = await answered(test.app.inject('/probe/v1/list'));
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(payload).toBe('{"flag":0,"message":"","data":{"made":1}}');
});
