import { useTestApp } from '../../../testing/useTestApp';
import {
  calls,
  grantTicket,
  loginAsked,
  phone,
  receiveCode,
  tokenOf,
} from '../../../testing/calls/signingIn';
import { userRoutes } from '../account/user.routes';
import { emergencyAuthRoutes } from './emergencyAuth.routes';
import { authRoutes } from './auth.routes';

const test = useTestApp({
  modules: { main: [authRoutes, userRoutes], emergency: [emergencyAuthRoutes] },
});
const logIn = (code: string, mobile = phone) =>
  test.ask(calls.byCode, { ...loginAsked, mobile, code });
const send = (p: string, address?: string, ticket = '') =>
  test.ask(`${calls.sendCode}?p=${p}&ticket=${ticket}`, undefined, address ? { address } : {});
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('auth/v1/sms/vc', () => {
  it('sends six digits, and answers nothing', async () => {
    const { status, body } = await send(phone);
    expect({ status, body }).toEqual({ status: 200, body: { flag: 0, message: '', data: null } });
    expect(test.sms.inbox).toEqual([
      { phone, code: expect.stringMatching(/^\d{6}$/) as string, sentAt: test.clock.time },
    ]);
  });

  it('answers alike for a phone that is registered', async () => {
    await test.given({ people: [{ phone }] });
    expect((await send(phone)).body).toEqual((await send('13700137000')).body);
  });

  it.each([
    ['', '请输入手机号！'],
    ['12800138000', '手机号格式错误！'],
  ])('refuses %j', async (p, message) => {
    expect(await send(p)).toMatchObject({ status: 400, body: { field: 'p', message } });
  });

  it('goes to one’s own phone where who is signed in names none', async () => {
    await test.given({ people: [{ phone }, {}] });
    const ask = async (personId: number) =>
      test.ask(calls.sendCode, undefined, { token: await test.signIn(personId) });
    expect((await ask(1)).status).toBe(200);
    expect(test.sms.inbox?.[0]?.phone).toBe(phone);
    expect(await ask(2)).toMatchObject({ status: 409, body: { message: '请先绑定手机号' } });
    expect(await test.ask(calls.sendCode)).toMatchObject({
      status: 400,
      body: { field: 'p', message: '请输入手机号！' },
    });
  });

  it('sends one a minute to a phone, wherever it is asked for, from the fourth on for a puzzle', async () => {
    expect((await send(phone, '203.0.113.1')).status).toBe(200);
    expect((await send(phone, '203.0.113.2')).status).toBe(429);
    for (let time = 1; time < 4; time++) {
      test.clock.pass(60);
      if (time >= 3) expect((await send(phone)).body['key']).toBe('puzzle.needed');
      expect((await send(phone, undefined, await grantTicket(test))).status).toBe(200);
    }
  });

  it('sends sixty an hour for an address', async () => {
    const phones = Array.from({ length: 61 }, (_, n) => `139001390${String(n).padStart(2, '0')}`);
    const statuses: number[] = [];
    for (const p of phones) statuses.push((await send(p)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('says so where the provider fails, and may be asked again at once', async () => {
    const broken = jest.spyOn(test.sms, 'send').mockRejectedValueOnce(new Error('no balance'));
    expect(await send(phone)).toMatchObject({
      status: 502,
      body: { message: '短信发送失败，请稍后重试' },
    });
    broken.mockRestore();
    expect((await send(phone)).status).toBe(200);
  });
});

describe('auth/v1/login/pn', () => {
  it('registers a phone that comes for the first time, and only then', async () => {
    const first = await logIn(await receiveCode(test));
    expect(first.status).toBe(200);
    test.clock.pass(60);
    const again = await logIn(await receiveCode(test));
    const infos = await Promise.all(
      [first, again].map(({ body }) =>
        test.ask(calls.complete, undefined, { token: tokenOf(body) }),
      ),
    );
    for (const { body } of infos) {
      expect(body.data).toMatchObject({
        user: { id: 1, phoneNum: '138****8000', orgUserRole: null },
        userExtend: { nickname: expect.stringMatching(/^用户\d{6}$/) as string },
      });
    }
  });

  it.each([
    ['a wrong code', async () => wrongFor(await receiveCode(test))],
    ['a code of another phone', () => receiveCode(test, '13900139000')],
    ['no code sent', () => Promise.resolve('123456')],
  ])('refuses %s', async (_, codeOf) => {
    expect(await logIn(await codeOf())).toMatchObject({
      status: 400,
      body: { message: '验证码错误或已失效', key: 'code.wrong' },
    });
  });

  it.each([
    ['/doctor-cheese-smreds', '/doctor-cheese'],
    ['/doctor-cheese', '/doctor-cheese-smreds'],
  ])('a code that was asked for at %s opens nothing at %s', async (own, other) => {
    await test.ask(`GET ${own}/auth/v1/sms/vc?p=${phone}`);
    const code = test.sms.inbox?.[0]?.code;
    const logInAt = (site: string) =>
      test.ask(`POST ${site}/auth/v1/login/pn`, { ...loginAsked, mobile: phone, code });
    expect((await logInAt(other)).body['key']).toBe('code.wrong');
    expect((await logInAt(own)).status).toBe(200);
  });

  it('takes a code once', async () => {
    const code = await receiveCode(test);
    expect((await logIn(code)).status).toBe(200);
    expect((await logIn(code)).body['key']).toBe('code.wrong');
  });

  it('takes a code once even where it comes twice at once', async () => {
    const code = await receiveCode(test);
    const both = await Promise.all([logIn(code), logIn(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('takes a code for five minutes', async () => {
    const code = await receiveCode(test);
    test.clock.pass(299);
    const late = await receiveCode(test, '13900139000');
    expect((await logIn(code)).status).toBe(200);
    test.clock.pass(300);
    expect((await logIn(late, '13900139000')).body['key']).toBe('code.wrong');
  });

  it('takes the newest code only', async () => {
    const old = await receiveCode(test);
    test.clock.pass(60);
    const newest = await receiveCode(test);
    expect((await logIn(old)).status).toBe(old === newest ? 200 : 400);
    expect((await logIn(newest)).status).toBe(200);
  });

  it.each([
    ['', '000000', 'mobile', '手机号不能为空'],
    [phone, '', 'code', '验证码不能为空'],
  ])('refuses "%s" with "%s"', async (mobile, code, field, message) => {
    expect(await logIn(code, mobile)).toMatchObject({ status: 400, body: { field, message } });
  });
});

it('a code may be tried five times', async () => {
  const code = await receiveCode(test);
  const reset = (tried: string) =>
    test.ask(calls.setPassword, { code: tried, newPassword: 'Giraffe-5', phoneNum: phone });
  for (let time = 0; time < 5; time++) expect((await reset(wrongFor(code))).status).toBe(400);
  expect((await reset(code)).body['key']).toBe('code.wrong');
});
