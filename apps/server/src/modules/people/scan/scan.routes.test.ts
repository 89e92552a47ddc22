import { setImmediate } from 'node:timers/promises';
import { useTestApp } from '../../../testing/useTestApp';
import { calls, phone, tokenOf } from '../../../testing/calls/signingIn';
import { HeldScans } from './scan.held';
import { awaitPhone } from './scan.service';
import { userRoutes } from '../account/user.routes';
import { scanRoutes } from './scan.routes';

const test = useTestApp({ modules: { main: [scanRoutes, userRoutes] } });
const page = '203.0.113.1';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const caller = { service: 'main', address: page, userAgent: '' } as const;
const doorWith = (ends: object = {}) => ({
  ...waiting,
  clock: test.clock,
  caller,
  held: new HeldScans(test.database.db),
  ...ends,
});
const waiting = {
  stopping: new AbortController().signal,
  hasLeft: () => false,
};

beforeEach(() => test.given({ people: [{ phone, nickname: '小芝' }] }));

async function showCode() {
  const call = 'GET /doctor-cheese/open/v1/generate/id?cnt=1';
  const { body } = await test.ask(call, undefined, { address: page });
  return (body.data as [string])[0];
}

async function post(path: string, uuid: string, by: { address?: string; token?: string } = {}) {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/doctor-cheese/user/v3/${path}`,
    payload: new URLSearchParams({ uuid }).toString(),
    headers: { ...form, ...(by.token && { authorization: `Bearer ${by.token}` }) },
    remoteAddress: by.address ?? page,
  });
  return { status: answer.statusCode, body: answer.json<{ data: unknown; key?: string }>() };
}

const agree = async (uuid: string) =>
  post('scan/complete', uuid, { token: await test.signIn(1), address: '198.51.100.1' });

it('generate/id answers as many numbers as are asked for, all different', async () => {
  const { body } = await test.get('/doctor-cheese/open/v1/generate/id?cnt=20');
  expect(new Set(body.data as string[]).size).toBe(20);
  expect(await test.get('/doctor-cheese/open/v1/generate/id?cnt=21')).toMatchObject({
    status: 400,
    body: { field: 'cnt' },
  });
});

describe('scan login', () => {
  it('holds the question for 25 s and then tells that nothing happened', async () => {
    const uuid = await showCode();
    const before = test.clock.time.getTime();
    expect((await post('scan/login', uuid)).body.data).toEqual({ status: 0, token: null });
    expect(test.clock.time.getTime() - before).toBe(25_000);
  });

  it('answers as soon as the phone has agreed, and signs the page in, once', async () => {
    const uuid = await showCode();
    const wait = test.clock.pause.bind(test.clock);
    const pause = jest.spyOn(test.clock, 'pause').mockImplementationOnce(async (ms) => {
      expect((await agree(uuid)).status).toBe(200);
      await wait(ms);
    });
    expect((await post('scan/login', uuid)).body.data).toEqual({ status: 1, token: null });
    expect(pause).toHaveBeenCalledTimes(1);
    pause.mockRestore();
    const { body } = await post('submit/login', uuid);
    const info = await test.ask(calls.info, undefined, { token: tokenOf(body) });
    expect(info.body.data).toMatchObject({ nickname: '小芝' });
    expect(await post('submit/login', uuid)).toMatchObject({ status: 408 });
  });

  it('is fetched only where the code was shown', async () => {
    const uuid = await showCode();
    await agree(uuid);
    const thief = { address: '198.51.100.66' };
    expect((await post('scan/login', uuid, thief)).status).toBe(408);
    expect((await post('submit/login', uuid, thief)).status).toBe(408);
    expect((await post('submit/login', uuid)).status).toBe(200);
  });

  it('is not held once its page has hung up', async () => {
    const uuid = await showCode();
    const before = test.clock.time;
    const door = doorWith({ hasLeft: () => true });
    expect(await awaitPhone(door, uuid)).toEqual({ status: 0, token: null });
    expect(test.clock.time).toBe(before);
  });

  it('holds one question for each code: a newer one answers the older', async () => {
    const uuid = await showCode();
    const pauses: (() => void)[] = [];
    const pause = jest
      .spyOn(test.clock, 'pause')
      .mockImplementation(() => new Promise((resolve) => pauses.push(resolve)));
    const door = doorWith();
    const ask = () => awaitPhone(door, uuid);
    const isHeld = async (count: number) => {
      while (pauses.length < count) await setImmediate();
    };
    const older = ask();
    await isHeld(1);
    const newer = ask();
    await isHeld(2);
    pauses[0]?.();
    expect(await older).toEqual({ status: 0, token: null });
    pause.mockRestore();
    pauses[1]?.();
    expect(await newer).toEqual({ status: 0, token: null });
    expect(pauses).toHaveLength(2);
  });

  it('is one of 200 held for an address, and all of these ask the database once', async () => {
    const asked = jest.spyOn(test.database.db, 'select');
    const uuid = await showCode();
    const door = doorWith();
    const pauses: (() => void)[] = [];
    const pause = jest
      .spyOn(test.clock, 'pause')
      .mockImplementation(() => new Promise((resolve) => pauses.push(resolve)));
    const mine = awaitPhone(door, uuid);
    while (pauses.length === 0) await setImmediate();
    asked.mockClear();
    const others = Array.from({ length: 200 }, (_, n) =>
      awaitPhone(door, `other-${n}`).catch(() => 'expired'),
    );
    pauses[0]?.();
    expect(await mine).toEqual({ status: 0, token: null });
    expect(await Promise.all(others)).toEqual(Array(200).fill('expired'));
    expect(asked).toHaveBeenCalledTimes(1);
    pause.mockRestore();
    asked.mockRestore();
  });

  it('is not held while the server is about to stop', async () => {
    const uuid = await showCode();
    const before = test.clock.time;
    const door = doorWith({ stopping: AbortSignal.abort() });
    expect(await awaitPhone(door, uuid)).toEqual({ status: 0, token: null });
    expect(test.clock.time).toBe(before);
  });

  it('is not given before the phone has agreed', async () => {
    expect(await post('submit/login', await showCode())).toMatchObject({
      status: 409,
      body: { key: 'scan.unconfirmed', message: '请先在手机上确认登录' },
    });
  });

  it('tells that the phone said no, and stays so', async () => {
    const uuid = await showCode();
    await post('cancel/login', uuid);
    expect((await post('scan/login', uuid)).body.data).toEqual({ status: 0, token: 'cancelled' });
    expect((await agree(uuid)).status).toBe(408);
    expect((await post('submit/login', uuid)).status).toBe(408);
  });

  it('expires after three minutes, in the middle of a question too', async () => {
    const uuid = await showCode();
    test.clock.pass(170);
    expect(await post('scan/login', uuid)).toMatchObject({
      status: 408,
      body: { flag: 408, message: '二维码已失效，点击刷新' },
    });
    expect((await agree(uuid)).status).toBe(408);
  });

  it('knows no number that it did not give', async () => {
    expect((await post('scan/login', 'my-own-number')).status).toBe(408);
  });

  it('needs somebody signed in on the phone', async () => {
    expect((await post('scan/complete', await showCode())).status).toBe(401);
  });
});
