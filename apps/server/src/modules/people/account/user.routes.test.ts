import { makeSensitive } from '../../../testing/calls/commenting';
import { useTestApp } from '../../../testing/useTestApp';
import { calls, phone } from '../../../testing/calls/signingIn';
import { userRoutes } from './user.routes';
import { bindingRoutes } from '../binding/binding.routes';

const test = useTestApp({ modules: { main: [bindingRoutes, userRoutes] } });
const user = '/doctor-cheese/user';
const ask = async (call: string, asked?: object) =>
  test.ask(call, asked, { token: await test.signIn(1) });

beforeEach(() =>
  test.given({
    people: [{ phone, nickname: '小芝', name: '张三' }],
    organisations: [{}],
    memberships: [{ number: 'S07', name: '李四', role: 3 }],
  }),
);

describe('who somebody is', () => {
  it('is shown in the header', async () => {
    expect((await ask(calls.info)).body.data).toEqual({
      name: '张三',
      nickname: '小芝',
      avatar: null,
    });
  });

  it('is shown whole to themselves, the phone with its middle hidden', async () => {
    expect((await ask(calls.complete)).body.data).toEqual({
      user: {
        id: 1,
        userName: null,
        phoneNum: '138****8000',
        number: null,
        orgUserRole: null,
        organisation: null,
        suspendedSchools: [],
        isPlatformAdmin: false,
        mustChangePassword: false,
      },
      userExtend: { name: '张三', nickname: '小芝', avatar: null, gender: 0, introduction: '' },
    });
  });

  it('is nothing to strangers', async () => {
    for (const call of [calls.info, calls.complete]) {
      expect((await test.ask(call)).status).toBe(401);
    }
  });
});

describe('user/v1/my', () => {
  const profile = { nickname: '小酪', name: '张三丰', gender: 1, introduction: '全科医生' };

  it('changes the profile', async () => {
    expect((await ask(`PUT ${user}/v1/my`, profile)).status).toBe(200);
    expect((await ask(calls.complete)).body.data).toMatchObject({ userExtend: profile });
  });

  it.each([
    [{ nickname: '  ' }, 'nickname', '昵称不能为空'],
    [{ name: ' ' }, 'name', '姓名不能为空'],
    [{ nickname: '芝'.repeat(21) }, 'nickname', '参数 nickname 不能超过 20 个字符'],
    [{ gender: 3 }, 'gender', '参数 gender 的取值不在允许范围内'],
    [{ isPlatformAdmin: true }, 'isPlatformAdmin', '不支持的参数：isPlatformAdmin'],
  ])('refuses %j', async (changes, field, message) => {
    expect(await ask(`PUT ${user}/v1/my`, { ...profile, ...changes })).toMatchObject({
      status: 400,
      body: { field, message },
    });
  });

  it('takes no name of signs that nobody sees, nor of what nobody may write', async () => {
    await makeSensitive(test, '包过', 2);
    const named = async (nickname: string) =>
      (await ask(`PUT ${user}/v2/my/simple`, { nickname })).body;
    expect(await named('\u3164\u200b')).toMatchObject({ message: '昵称不能为空' });
    expect(await named('考试包\u3164过')).toMatchObject({ key: 'words.banned' });
  });

  it('changes the nickname alone', async () => {
    expect((await ask(`PUT ${user}/v2/my/simple`, { nickname: ' 小酪 ' })).status).toBe(200);
    expect((await ask(calls.info)).body.data).toMatchObject({ nickname: '小酪', name: '张三' });
  });
});

describe('user/v2/my/auth', () => {
  const identity = { mainOrgId: 1, name: '李四', number: 'S07' };
  const claim = (changes: object = {}) =>
    ask(`PUT ${user}/v2/my/auth`, { ...identity, ...changes });

  it('makes who stands on the roll somebody of the school, at once', async () => {
    const token = await test.signIn(1);
    await test.ask(calls.complete, undefined, { token });
    expect((await test.ask(`PUT ${user}/v2/my/auth`, identity, { token })).status).toBe(200);
    const { body } = await test.ask(calls.complete, undefined, { token });
    expect(body.data).toMatchObject({
      user: { number: 'S07', orgUserRole: { code: 3 }, organisation: { mainOrgId: 1 } },
      userExtend: { name: '李四' },
    });
  });

  it.each([[{ number: 'S08' }], [{ name: '王五' }], [{ mainOrgId: 2 }]])(
    'refuses %j, whatever of it is wrong',
    async (changes) => {
      expect(await claim(changes)).toMatchObject({
        status: 404,
        body: { message: '未找到匹配的学籍信息，请核对后重试' },
      });
    },
  );

  it('gives a line of the roll to one person only', async () => {
    await claim();
    await test.given({ people: [{ phone: '13900139000' }] });
    const token = await test.signIn(2);
    expect((await test.ask(`PUT ${user}/v2/my/auth`, identity, { token })).status).toBe(404);
  });

  it('may be tried five times a day', async () => {
    for (let time = 0; time < 5; time++) await claim({ number: `S${time}` });
    expect((await claim()).status).toBe(429);
    test.clock.pass(86_400);
    expect((await claim()).status).toBe(200);
  });
});

it('nothing that is bound can be loosed where no third party is to be had', async () => {
  expect(await ask(`DELETE ${user}/v1/my/binding/delete?thirdParty=1`)).toMatchObject({
    status: 409,
    body: { message: '该第三方登录暂未开通，无法解绑' },
  });
  expect((await ask(`DELETE ${user}/v1/my/binding/delete?thirdParty=9`)).status).toBe(400);
});

it('third parties are shown, and none is to be had', async () => {
  const { body } = await ask(`GET ${user}/v1/my/binding/list`);
  expect(body.data).toHaveLength(3);
  expect(body.data).toContainEqual({
    thirdParty: 1,
    isAvailable: false,
    nickname: null,
    boundAt: null,
  });
});
