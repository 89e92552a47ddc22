import { useTestApp } from '../../../testing/useTestApp';
import { calls, password, passwordLogin, phone, tokenOf } from '../../../testing/calls/signingIn';
import { userRoutes } from '../account/user.routes';
import { emergencyAuthRoutes } from './emergencyAuth.routes';
import { authRoutes } from './auth.routes';

const test = useTestApp({
  modules: { main: [authRoutes, userRoutes], emergency: [emergencyAuthRoutes] },
});
const wrong = { flag: 400, message: '账号或密码错误！', data: null, key: 'login.wrong' };

beforeEach(() => test.given({ people: [{ phone, password }, { phone: '13900139000' }] }));

describe('auth/v1/login/pp', () => {
  it('signs in for as long as was asked', async () => {
    const { status, body } = await test.ask(calls.byPassword, passwordLogin({ expireTime: 60 }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      flag: 0,
      data: { expiresAt: test.clock.time.getTime() + 60_000 },
    });
    const token = tokenOf(body);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await test.ask(calls.info, undefined, { token })).status).toBe(200);
    test.clock.pass(60);
    expect((await test.ask(calls.info, undefined, { token })).status).toBe(401);
  });

  it.each([
    ['a wrong password', { password: 'Zebra-78' }],
    ['a phone that nobody has', { phoneNum: '13700137000' }],
    ['an account without a password', { phoneNum: '13900139000' }],
    ['a password with a blank more', { password: `${password} ` }],
  ])('says the same of %s', async (_, changes) => {
    const { status, body } = await test.ask(calls.byPassword, passwordLogin(changes));
    expect(status).toBe(400);
    expect(body).toEqual(wrong);
  });

  it.each([
    [{ phoneNum: '' }, 'phoneNum', '手机号不能为空'],
    [{ phoneNum: '12345678901' }, 'phoneNum', '手机号格式错误'],
    [{ password: '' }, 'password', '请输入密码'],
    [{ expireTime: 86_401 }, 'expireTime', '参数 expireTime 不能大于 86400'],
    [{ loginPlatform: 2 }, 'loginPlatform', '参数 loginPlatform 的取值不在允许范围内'],
    [{ password: 'x'.repeat(129) }, 'password', '参数 password 不能超过 128 个字符'],
  ])('refuses %j', async (changes, field, message) => {
    const { status, body } = await test.ask(calls.byPassword, passwordLogin(changes));
    expect({ status, body }).toMatchObject({ status: 400, body: { field, message } });
  });

  it('keeps the people of the sites apart', async () => {
    const call = calls.byPassword.replace('doctor-cheese', 'doctor-cheese-smreds');
    expect((await test.ask(call, passwordLogin())).body).toEqual(wrong);
  });

  it('writes no password, token or phone into the log', async () => {
    const { body } = await test.ask(calls.byPassword, passwordLogin());
    const log = test.log.join('');
    expect(log).not.toContain(password);
    expect(log).not.toContain(phone);
    expect(log).not.toContain(tokenOf(body));
  });
});
