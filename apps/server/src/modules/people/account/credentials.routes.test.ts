import { setImmediate } from 'node:timers/promises';
import { attempt } from '../../base/limit/limit.tables';
import { session } from '../session/session.tables';
import { hashPassword } from '../tries/password';
import { updatePerson } from '../person/person.store';
import { useTestApp } from '../../../testing/useTestApp';
import {
  calls,
  password,
  passwordLogin,
  phone,
  receiveCode,
} from '../../../testing/calls/signingIn';
import { userRoutes } from './user.routes';
import { authRoutes } from '../auth/auth.routes';

const test = useTestApp({ modules: { main: [authRoutes, userRoutes] } });
const user = '/doctor-cheese/user/v1';
const isSet = `GET ${user}/check-password-set`;
const newPassword = 'Giraffe-5';
const other = '13900139000';
const free = '13700137000';

beforeEach(() => test.given({ people: [{ phone, password }, { phone: other }, {}] }));

const statusWith = async (token: string) =>
  (await test.ask(calls.info, undefined, { token })).status;

it('a phone that somebody takes at the same moment is refused as taken', async () => {
  const taking = updatePerson(test.database.db, 3, { phone });
  await expect(taking).rejects.toMatchObject({ key: 'phone.taken' });
});

describe('user/v1/my/password', () => {
  it('changes the password and ends every session but the one that asks', async () => {
    const [mine, spare, foreign] = [
      await test.signIn(1),
      await test.signIn(1),
      await test.signIn(2),
    ];
    for (const token of [mine, spare, foreign]) await statusWith(token);
    const code = await receiveCode(test);
    const asked = { code, newPassword };
    expect((await test.ask(calls.setPassword, asked, { token: mine })).status).toBe(200);
    expect(await Promise.all([mine, spare, foreign].map(statusWith))).toEqual([200, 401, 200]);
    expect((await test.ask(calls.byPassword, passwordLogin())).status).toBe(400);
    const login = passwordLogin({ password: newPassword });
    expect((await test.ask(calls.byPassword, login)).status).toBe(200);
  });

  it('ends the login, too, whose password was right until a moment ago', async () => {
    const another = await hashPassword(newPassword);
    const login = test.ask(calls.byPassword, passwordLogin());
    const hasBegun = async () => (await test.database.db.$count(attempt)) > 0;
    while (!(await hasBegun())) await setImmediate();
    await updatePerson(test.database.db, 1, { passwordHash: another });
    expect(await login).toMatchObject({ status: 400, body: { key: 'login.wrong' } });
    expect(await test.database.db.$count(session)).toBe(0);
  });

  it('serves who forgot theirs, and ends all of their sessions', async () => {
    const token = await test.signIn(1);
    const code = await receiveCode(test);
    const asked = { code, newPassword, phoneNum: phone };
    expect((await test.ask(calls.setPassword, asked)).status).toBe(200);
    expect(await statusWith(token)).toBe(401);
  });

  it('answers alike for a phone that nobody has, which can then sign in', async () => {
    const code = await receiveCode(test, free);
    const { status, body } = await test.ask(calls.setPassword, {
      code,
      newPassword,
      phoneNum: free,
    });
    expect({ status, body }).toEqual({ status: 200, body: { flag: 0, message: '', data: null } });
    const login = passwordLogin({ phoneNum: free, password: newPassword });
    expect((await test.ask(calls.byPassword, login)).status).toBe(200);
  });

  it.each([
    [{ newPassword: '' }, 'newPassword', '请输入密码'],
    [{ newPassword: '12345' }, 'newPassword', '密码长度应为6到64个字符'],
    [{ newPassword: 'x'.repeat(65) }, 'newPassword', '密码长度应为6到64个字符'],
    [{ newPassword: 'Password' }, 'newPassword', '该密码过于常见，请更换'],
    [{ newPassword: `a${phone}` }, 'newPassword', '密码不能包含手机号'],
    [{ code: '' }, 'code', '验证码不能为空'],
    [{ phoneNum: '123' }, 'phoneNum', '手机号格式错误'],
  ])('refuses %j, and the code stays good', async (changes, field, message) => {
    const code = await receiveCode(test);
    const asked = { code, newPassword, phoneNum: phone };
    expect(await test.ask(calls.setPassword, { ...asked, ...changes })).toMatchObject({
      status: 400,
      body: { field, message },
    });
    expect((await test.ask(calls.setPassword, asked)).status).toBe(200);
  });

  it('needs a phone or somebody signed in, and a code', async () => {
    const asked = { code: '000000', newPassword };
    expect((await test.ask(calls.setPassword, asked)).status).toBe(401);
    const token = await test.signIn(3);
    expect(await test.ask(calls.setPassword, asked, { token })).toMatchObject({
      status: 409,
      body: { message: '请先绑定手机号' },
    });
    expect((await test.ask(calls.setPassword, { ...asked, phoneNum: phone })).body['key']).toBe(
      'code.wrong',
    );
  });

  it('is told to be set or not', async () => {
    const ask = async (id: number) =>
      (await test.ask(isSet, undefined, { token: await test.signIn(id) })).body.data;
    expect([await ask(1), await ask(2)]).toEqual([true, false]);
  });
});

describe('user/v1/my/phone-num', () => {
  const change = async (asked: object) =>
    test.ask(`PUT ${user}/my/phone-num`, asked, { token: await test.signIn(1) });

  it('changes the phone with a code from each', async () => {
    const [code, newCode] = [await receiveCode(test), await receiveCode(test, free)];
    expect((await change({ code, phoneNum: free, newCode })).status).toBe(200);
    const login = passwordLogin({ phoneNum: free });
    expect((await test.ask(calls.byPassword, login)).status).toBe(200);
    expect((await test.ask(calls.byPassword, passwordLogin())).status).toBe(400);
  });

  it('needs both codes to be right', async () => {
    const [code, newCode] = [await receiveCode(test), await receiveCode(test, free)];
    const swapped = { code: newCode, phoneNum: free, newCode: code };
    expect((await change(swapped)).status).toBe(code === newCode ? 200 : 400);
    expect((await change({ code, phoneNum: free, newCode: '' })).body).toMatchObject({
      field: 'newCode',
      message: '验证码不能为空',
    });
  });

  it('says which of both is wrong', async () => {
    const [code, newCode] = [await receiveCode(test), await receiveCode(test, free)];
    const wrong = (right: string) => (right === '000000' ? '000001' : '000000');
    expect(await change({ code: wrong(code), phoneNum: free, newCode })).toMatchObject({
      body: { key: 'code.wrong', field: 'code' },
    });
    expect(await change({ code, phoneNum: free, newCode: wrong(newCode) })).toMatchObject({
      body: { key: 'code.wrong', field: 'newCode' },
    });
    expect((await change({ code, phoneNum: free, newCode })).status).toBe(200);
  });

  it('does not take a phone from somebody else', async () => {
    const [code, newCode] = [await receiveCode(test), await receiveCode(test, other)];
    expect(await change({ code, phoneNum: other, newCode })).toMatchObject({
      status: 409,
      body: { message: '该手机号已被其他账号使用' },
    });
  });
});

describe('user/v1/my/binding/phone', () => {
  const bind = async (id: number, phoneNum: string) => {
    const code = await receiveCode(test, phoneNum);
    const token = await test.signIn(id);
    return test.ask(`POST ${user}/my/binding/phone`, { phoneNum, code }, { token });
  };

  it('gives a phone to who has none', async () => {
    expect((await bind(3, free)).status).toBe(200);
    expect(await bind(3, '13600136000')).toMatchObject({
      status: 409,
      body: { message: '您已绑定手机号' },
    });
  });

  it('does not take somebody else’s', async () => {
    expect((await bind(3, other)).body['key']).toBe('phone.taken');
  });
});
